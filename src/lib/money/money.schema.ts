import * as z from 'zod/mini';
import { currencyCodeSchema } from './currency-code.schema.ts';

/** An amount in the smallest unit of its currency: see money.ts. */
export const moneySchema = z.strictObject({ minor: z.int(), currency: currencyCodeSchema });
