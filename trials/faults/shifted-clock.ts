// Loaded before Traip with `node --import`: shifts its clock by the amount in a file. Timers are unaffected,
// as when a computer's clock is set.
import { readFileSync, statSync } from 'node:fs';

const RealDate = Date;
const file = process.env.MOVED_CLOCK ?? '';
let ahead = read();
let changedAt = statSync(file).mtimeMs;

function read(): number {
  return Number(readFileSync(file, 'utf8'));
}

setInterval(() => {
  const { mtimeMs } = statSync(file);
  if (mtimeMs === changedAt) return;
  changedAt = mtimeMs;
  ahead = read();
}, 20).unref();

const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
});
