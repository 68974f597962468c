import { type SyntheticEvent, useState } from 'react';
import { chargeText } from '../../lib/checkout/charge.text.ts';
import { bookingPaymentMessages } from '../../lib/messages/booking-payment.ts';
import { dollarText } from '../../lib/money/format-money.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import type { Navigate } from '../../lib/navigation/permitted-navigation.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { findChosenMethod, MethodChoice } from '../checkout/MethodChoice.tsx';
import { MethodsProblem } from '../checkout/MethodsProblem.tsx';
import { PayBar } from '../checkout/PayBar.tsx';
import { useMethods } from '../checkout/use-methods.ts';
import { useRates } from '../currency/use-rates.ts';
import { useFocusRestore } from '../kit/use-focus-restore.ts';
import { useLanguage } from '../kit/use-language.ts';
import { usePayment } from './use-payment.ts';

interface Props {
  readonly bookingRef: string;
  /** US cents. */
  readonly dueCents: number;
  readonly view: PriceFormat;
  readonly service: BookingService;
  readonly go: Navigate;
  readonly refresh: () => void;
  /** Whether a heading stands above it. */
  readonly isTitled?: boolean;
  /** Called when the traveller gets instructions instead of a redirect. */
  readonly onInstructions: () => void;
}

const BY_HAND = 'manual';

/** The ways to pay a booking that was placed. */
export function PayBooking({ bookingRef, dueCents, view, service, isTitled, ...ports }: Props) {
  const language = useLanguage();
  const t = bookingPaymentMessages(language);
  const methods = useMethods(service);
  const rates = useRates();
  const payment = usePayment({ service, ...ports });
  const [picked, pick] = useState<string | null>(null);
  const { state } = methods;
  const restoreFocus = useFocusRestore();
  const reloadMethods = () => {
    restoreFocus(findChosenMethod);
    methods.retry();
  };
  if (state.kind === 'no-api') return <p>{t.noService}</p>;
  const offered = state.kind === 'ok' ? state.methods : [];
  const chosen = offered.find(({ id }) => id === picked) ?? offered[0];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (chosen) payment.pay(bookingRef, chosen.id);
  };
  const options = offered.map((method) => ({
    ...method,
    charge: chargeText(dueCents / 100, method.currency, rates, view.locale, language),
  }));
  return (
    <form className="pay-booking" onSubmit={submit} aria-label={t.form}>
      <MethodChoice methods={options} chosen={chosen?.id ?? null} onChoose={pick} isTitled={isTitled}>
        {state.kind !== 'ok' && <MethodsProblem {...state} retry={reloadMethods} />}
      </MethodChoice>
      {chosen && (
        <PayBar
          action={chosen.id === BY_HAND ? t.showHow : t.pay(dollarText(dueCents, view.locale))}
          busy={payment.busy}
          busyText={t.busy}
          message={payment.message}
        >
          {null}
        </PayBar>
      )}
    </form>
  );
}
