import type { PublicAnswer } from '@traip/api';
import { hasItAlready, headOf, type Kept, sendNothingNew, sendWhole } from './kept.ts';
import { many } from './shelf.ts';

const short = 32_768;
const aMinute = 60_000;
/** For what also changes with the time: nobody notices a second, and at a thousand readers it is everything. */
const aSecond = 1_000;

/** What the backend answers to anybody, for whoever asks next. */
export function keptAnswer(answer: PublicAnswer): Kept {
  const { route, headers, etag, body, competitionId, hasClock } = answer;
  const silent = headOf(Object.entries(headers));
  const head = etag === undefined ? silent : [...silent, 'etag', etag];
  const bytes = Buffer.from(body);
  // Byte by byte as a text, a short one leaves together with its head, in one piece.
  const content = bytes.length < short ? bytes.toString('latin1') : bytes;
  return {
    route,
    terms: {
      bytes: bytes.length * 2,
      longest: hasClock ? aSecond : aMinute,
      tag: competitionId ?? many,
    },
    send(asker) {
      if (etag !== undefined && hasItAlready(asker, etag)) return sendNothingNew(asker, silent, etag);
      sendWhole(asker, 200, head, { content, length: bytes.length });
    },
  };
}
