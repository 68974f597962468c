import { changeStatus, type OperatorEvent } from '../../src/server/backoffice/change-status.ts';
import { bookingJson, minuteText } from '../booking-columns.ts';
import { type Command, CommandFailure } from '../command.ts';
import { JSON_OPTION, printDone } from '../output.ts';

function statusCommand(name: string, event: OperatorEvent, summary: string, details: string): Command {
  return {
    name,
    summary,
    details,
    usage: 'REF',
    options: { ...JSON_OPTION },
    run: async (given, { terminal, openBackoffice }) => {
      const ref = given.ref();
      await openBackoffice(async ({ unitOfWork, clock, missing }) => {
        const outcome = await unitOfWork.write(ref, (repositories) => changeStatus(repositories, ref, event, clock()));
        switch (outcome.kind) {
          case 'no-booking':
            throw missing(ref);
          case 'impossible':
            throw new CommandFailure(`${ref} is ${outcome.status}: ${name} makes no sense for it.`);
          case 'too-early':
            throw new CommandFailure(
              `${ref} leaves at ${minuteText(outcome.departure)}: ${name} makes sense after that.`,
            );
          case 'moved':
            return printDone(terminal, given, `${ref} is ${outcome.booking.status}.`, {
              booking: bookingJson(outcome.booking, clock()),
            });
        }
      });
    },
  };
}

export const confirm = statusCommand(
  'confirm',
  'confirm',
  'writes down that all trips of a booking are arranged',
  'The traveller is told by mail, and companies that have not heard of their trips yet.',
);

export const complete = statusCommand(
  'complete',
  'complete',
  'writes down that the travellers were there',
  'Nobody is told.',
);

export const noShow = statusCommand(
  'no-show',
  'miss',
  'writes down that the travellers were not there',
  'Nobody is told.',
);
