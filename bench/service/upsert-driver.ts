import { createRequire } from 'node:module';
import { join } from 'node:path';
import { saveCartContract } from '../../src/lib/cart/cart.contract.ts';
import { SECRET_HEADER } from '../../src/lib/site/headers.ts';
import { cartBody } from './cart-body.ts';

/**
 * A program that puts cart upserts on a server with autocannon, and prints its JSON report. There
 * are as many carts as connections, each saved again and again with its secret and a rising
 * revision. Usage: node upsert-driver.ts MODULES URL CONNECTIONS SECONDS.
 */
const [, , modules = '', url = '', connections, seconds] = process.argv;

interface Cart {
  readonly ref: string;
  revision: number;
  secret: string;
}

interface Context {
  cart?: Cart;
}

interface Outgoing {
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const first = Math.floor(Math.random() * 90_000_000);
const idle: Cart[] = [];
let made = 0;

function nextCart(): Cart {
  const cart = idle.pop();
  if (cart) return cart;
  made += 1;
  return { ref: String(first + made).padStart(8, '0'), revision: 0, secret: '' };
}

function setupRequest(request: Outgoing, context: Context): Outgoing {
  const cart = nextCart();
  cart.revision += 1;
  context.cart = cart;
  const headers = { 'content-type': 'application/json', ...(cart.secret && { [SECRET_HEADER]: cart.secret }) };
  return { ...request, path: saveCartContract.path + cart.ref, headers, body: JSON.stringify(cartBody(cart.revision)) };
}

function onResponse(_status: number, body: string, { cart }: Context): void {
  if (!cart) return;
  cart.secret ||= JSON.parse(body).secret ?? '';
  idle.push(cart);
}

const autocannon = createRequire(join(modules, 'autocannon/package.json'))('autocannon');
const report = await autocannon({
  url,
  connections: Number(connections),
  duration: Number(seconds),
  requests: [{ method: 'POST', setupRequest, onResponse }],
});
console.log(JSON.stringify(report));
