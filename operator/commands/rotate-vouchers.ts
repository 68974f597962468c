import { addVoucherKey } from '../../src/server/secrets/key-ring.ts';
import { type Command, CommandFailure } from '../command.ts';
import { JSON_OPTION, printDone } from '../output.ts';

const SETTING_NEEDED =
  'The keys of vouchers are in VOUCHER_KEYS: put a new one before the others there, an id, a colon and what "openssl rand -base64 32" prints, and restart.';

export const rotateVouchers: Command = {
  name: 'rotate-vouchers',
  summary: 'makes a new key that signs vouchers, in voucher.key',
  usage: '[--drop-old] [--json]',
  details:
    'It counts once the server is started again. Vouchers that were signed with an older key are still recognised; after a theft drop the older ones: then the desk asks for the name.',
  options: {
    'drop-old': { help: 'drops all older keys: somebody else may have them' },
    ...JSON_OPTION,
  },
  run: async (given, { terminal, openBackoffice }) => {
    given.words();
    await openBackoffice(async ({ environment: { VOUCHER_KEYS, DATABASE_URL, DATA_DIR } }) => {
      if (VOUCHER_KEYS !== undefined || DATABASE_URL !== undefined) throw new CommandFailure(SETTING_NEEDED);
      const { current, keys } = addVoucherKey(DATA_DIR, given.flag('drop-old') ? 'dropped' : 'kept');
      const verifying = [...keys.keys()].filter((id) => id !== current);
      const others = verifying.length === 0 ? 'No other key counts.' : `Still recognised: ${verifying.join(', ')}.`;
      const sentence = `Vouchers are signed with "${current}" once the server is started again. ${others}`;
      printDone(terminal, given, sentence, { current, verifying });
    });
  },
};
