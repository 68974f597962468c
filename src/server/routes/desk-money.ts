import { moneyContract } from '../../lib/desk/money.contract.ts';
import { addDays, manilaDate } from '../../lib/time/manila.ts';
import { deskMoney } from '../backoffice/desk-money.ts';
import { answerJson } from '../http/answer.ts';
import { deskQueryEndpoint } from '../http/desk-endpoint.ts';

const DEFAULT_DAYS = 30;

export const moneyEndpoint = deskQueryEndpoint(
  'confirm-payments',
  moneyContract.query,
  async ({ services }, { from, to }) => {
    const now = services.clock();
    const last = to ?? (from === undefined ? manilaDate(now) : addDays(from, DEFAULT_DAYS - 1));
    const days = { from: from ?? addDays(last, 1 - DEFAULT_DAYS), to: last };
    const catalogue = await services.catalogue();
    return answerJson(await services.unitOfWork.read((repositories) => deskMoney(repositories, catalogue, days, now)));
  },
);
