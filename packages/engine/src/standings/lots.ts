import { hmacSha256, sha256, toHex, utf8 } from '../chance/index.ts';
import { fraction } from '../exact/index.ts';
import type { RecordedDraw, TeamId } from './matches.ts';
import { compareText } from './order.ts';
import type { TableSetting } from './setting.ts';
import type { Value } from './value.ts';

/** What a draw of lots depends on. */
export type Draw = Pick<TableSetting, 'phaseId' | 'draws' | 'lotSeed'>;

/** The lots of level teams, lowest first; null if no draw was recorded and no seed committed. */
export function drawLots(level: readonly TeamId[], draw: Draw): ReadonlyMap<TeamId, Value> | null {
  const recorded = draw.draws?.findLast(({ order }) => level.every((team) => order.includes(team)));
  if (recorded !== undefined) return recordedLots(level, recorded);
  if (draw.lotSeed === undefined) return null;
  const key = bytesOf(draw.lotSeed);
  const drawn = level.toSorted(compareText).join(',');
  return new Map(
    level.map((team): [TeamId, Value] => {
      const message = utf8(`${draw.phaseId ?? ''}|${drawn}|${team}`);
      return [team, { kind: 'LOT', lot: toHex(hmacSha256(key, message)) }];
    }),
  );
}

/** Published when a phase is created, so that the seed cannot be chosen afterwards. */
export function lotCommitment(lotSeed: string): string {
  return toHex(sha256(bytesOf(lotSeed)));
}

/** Whether a text is a valid seed: 32 bytes in hexadecimal. */
export function isLotSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/i.test(text);
}

function recordedLots(level: readonly TeamId[], { order }: RecordedDraw): ReadonlyMap<TeamId, Value> {
  return new Map(level.map((team) => [team, { kind: 'AMOUNT', amount: fraction(order.indexOf(team) + 1) }]));
}

function bytesOf(hex: string): Uint8Array {
  if (!isLotSeed(hex)) throw new TypeError('A seed of lots is 32 bytes in hexadecimal');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
