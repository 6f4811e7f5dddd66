import type { Notification, Read } from '@traip/contract';
import { matchUnit } from '@traip/engine';
import { notificationPath } from '../wording/path.ts';
import { personName, sentenceOf } from '../wording/sentence.ts';
import type { Details, SentenceInput } from '../wording/sentences.ts';
import type { NotificationRow } from './queries.ts';

export function sentenceInput(row: NotificationRow): SentenceInput {
  const { kind, isAgain, isAboutReader } = row;
  const details = row.details as Details;
  const person = personName({ ...row, isAccepted: details.isAccepted === true });
  return { kind, details, unit: matchUnit(row.sportVariantKey ?? ''), isAgain, person, isAboutReader };
}

export function notificationReply(row: NotificationRow): Read<typeof Notification> {
  const { id, kind, at, readAt } = row;
  const input = sentenceInput(row);
  const es = sentenceOf(input, 'es');
  const en = sentenceOf(input, 'en');
  return {
    id,
    kind,
    at,
    readAt,
    path: notificationPath(row),
    title: { es: es.title, en: en.title },
    text: { es: es.text, en: en.text },
  };
}
