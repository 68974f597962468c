import type { ReactNode } from 'react';
import { tripsWithoutPlace } from '../../lib/availability/full-departure.ts';
import { chargeText } from '../../lib/checkout/charge.text.ts';
import { type PaymentOption, paymentText } from '../../lib/checkout/payment-method.text.ts';
import { checkoutFormMessages } from '../../lib/messages/checkout-form.ts';
import { isApproximatePart } from '../../lib/money/approximate-part.ts';
import { priceText } from '../../lib/money/price-format.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import { useRates } from '../currency/use-rates.ts';
import { Message } from '../kit/Message.tsx';
import { useFocusRestore } from '../kit/use-focus-restore.ts';
import { useLanguage } from '../kit/use-language.ts';
import { AGREEMENT_ID, Agreement } from './Agreement.tsx';
import { BOOKER_IDS, BookerFields } from './BookerFields.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FullTrips } from './FullTrips.tsx';
import { findChosenMethod, MethodChoice } from './MethodChoice.tsx';
import { MethodsProblem } from './MethodsProblem.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PayBar } from './PayBar.tsx';
import { PolicyLoading } from './PolicyLoading.tsx';
import { PriceChanges } from './PriceChanges.tsx';
import { RefusedTrips } from './RefusedTrips.tsx';
import { RequestMessage } from './RequestMessage.tsx';
import { type CheckoutPorts, FORM_ORDER, useCheckoutForm } from './use-checkout-form.ts';

interface Props extends CheckoutPorts {
  readonly operator: Operator;
}

/** Payment by hand happens after booking: the button charges nothing. */
const BY_HAND = 'manual';

/** The form for booker, payment method and agreement: at most eight fields. */
export function CheckoutForm({ operator, ...ports }: Props) {
  const language = useLanguage();
  const t = checkoutFormMessages(language);
  const { order, placing } = ports;
  const { view, cartView } = order;
  const checkout = useCheckoutForm(ports);
  const rates = useRates();
  const { form, methods, chosen, isRequest, isOffline, boxes } = checkout;
  const nowUsd = order.order?.plan.nowUsd ?? cartView.usd;
  const charge = (currency: string) => chargeText(nowUsd, currency, rates, view.locale, language);
  const currentPayment = (): PaymentOption => {
    if (isRequest) return { kind: 'request' };
    if (chosen?.id === BY_HAND) return { kind: 'by-hand' };
    if (!chosen && isOffline) return { kind: 'later' };
    const isAbout = isApproximatePart(nowUsd, cartView.usd, view.currency);
    return { kind: 'now', price: priceText(nowUsd, view), isAbout, charge: chosen && charge(chosen.currency) };
  };
  const { action, note } = paymentText(currentPayment(), language);
  const restoreFocus = useFocusRestore();
  const reloadMethods = () => {
    restoreFocus(findChosenMethod);
    methods.retry();
  };
  const reloadPolicies = () => {
    restoreFocus(() => document.getElementById(AGREEMENT_ID));
    order.retry();
  };
  /** Returns the focus to the button, or the first field. */
  const acceptChanges = () => {
    const next = checkout.tries > 0 ? '.pay-button' : `#${BOOKER_IDS.name}`;
    restoreFocus(() => document.querySelector<HTMLElement>(next));
    order.acceptChanges();
  };
  const moveTrip: typeof order.moveTrip = (ref, departure) => {
    placing.clearMessage();
    order.moveTrip(ref, departure);
  };
  const message = placing.state.kind === 'ready' ? placing.state.message : '';
  return (
    <form className="checkout" noValidate onSubmit={checkout.submit} aria-label={t.label}>
      <div className="checkout-main">
        <ErrorSummary errors={checkout.errors} order={FORM_ORDER} tries={checkout.tries} box={boxes.errors} />
        <PriceChanges changes={order.changes} view={view} onAccept={acceptChanges} box={boxes.changes} />
        {isRequest && (
          <p>
            <Message parts={t.byMessage<ReactNode>(<strong>{t.requests}</strong>)} />
          </p>
        )}
        <BookerFields
          register={form.register}
          errors={form.formState.errors}
          countries={checkout.countries}
          country={form.watch('country')}
          onEmail={(email) => form.setValue('email', email, { shouldValidate: true })}
        />
        {!isRequest && (
          <MethodChoice
            methods={checkout.offered.map((method) => ({ ...method, charge: charge(method.currency) }))}
            chosen={chosen?.id ?? null}
            onChoose={checkout.pick}
          >
            {methods.state.kind !== 'ok' && methods.state.kind !== 'no-api' && (
              <MethodsProblem {...methods.state} retry={reloadMethods} />
            )}
          </MethodChoice>
        )}
        {order.order ? (
          <Agreement
            trips={order.order.trips}
            locale={view.locale}
            agreed={checkout.agreed}
            onAgree={isRequest ? null : checkout.setAgreed}
            problem={checkout.agreementProblem}
          />
        ) : (
          <PolicyLoading failed={order.unchecked} retry={reloadPolicies} />
        )}
        {placing.state.kind === 'ready' && (
          <>
            <RefusedTrips trips={placing.state.refusal?.trips ?? []} locale={view.locale} />
            <FullTrips
              trips={tripsWithoutPlace(placing.state.full ?? [], order.cart, language)}
              locale={view.locale}
              onMove={moveTrip}
              box={boxes.full}
            />
          </>
        )}
        <PayBar action={action} busy={placing.state.kind !== 'ready'} busyText={t.booking} message={message}>
          {note}
        </PayBar>
        {checkout.request && (
          <RequestMessage
            operator={operator}
            cart={cartView}
            bookingRef={checkout.request.bookingRef}
            asker={checkout.request.asker}
            locale={view.locale}
            box={boxes.request}
          />
        )}
      </div>
      <OrderSummary cart={cartView} plan={order.order?.plan ?? null} view={view} />
    </form>
  );
}
