import type { Notification, Read } from '@traip/contract';
import { pathOf } from '../words/path.ts';
import { nameOf, sentenceOf } from '../words/sentence.ts';
import type { Details, Told } from '../words/told.ts';
import type { NotificationRow } from './queries.ts';

/** A row as its sentence is made from it. */
export function toldBy(row: NotificationRow): Told {
  const { kind, isAgain, isAboutReader } = row;
  const details = row.details as Details;
  const person = nameOf({ ...row, isAccepted: details.isAccepted === true });
  return { kind, details, isAgain, person, isAboutReader };
}

export function notificationReply(row: NotificationRow): Read<typeof Notification> {
  const { id, kind, at, readAt } = row;
  const told = toldBy(row);
  const [es, en] = [sentenceOf(told, 'es'), sentenceOf(told, 'en')];
  return {
    id,
    kind,
    at,
    readAt,
    path: pathOf(row),
    title: { es: es.title, en: en.title },
    text: { es: es.text, en: en.text },
  };
}
