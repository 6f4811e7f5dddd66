import { notifyBirthday } from '../../../notification/notify/family/queries.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services/services.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { hasTurned, majority } from '../../auth/age.ts';
import { lockPerson } from '../queries.ts';
import { endGuardianships, listBornBetween, recordNotice } from './queries.ts';

type FamilyServices = Pick<Services, 'db' | 'jobs' | 'consentAge' | 'now'>;
type Minor = Awaited<ReturnType<typeof listBornBetween>>[number];

const day = 86_400_000;
const month = 30 * day;

/**
 * Every night: people who reach the age of consent, and their guardians, are told that they may decide
 * themselves; people who come of age no longer have guardians. Missed nights are made up for.
 */
export function familyWorker(services: FamilyServices): Worker<'families'> {
  return async () => {
    const { db, consentAge, now } = services;
    const at = now();
    const failures: unknown[] = [];
    const forEach = async (minors: readonly Minor[], work: (minor: Minor) => Promise<void>) => {
      for (const minor of minors) await work(minor).catch((error: unknown) => failures.push(error));
    };
    const turning = (age: number, from: Date, to: Date) =>
      listBornBetween(db, bornFor(age, from), bornFor(age, to));
    await forEach(await turning(consentAge, new Date(at.getTime() - month), at), (minor) =>
      notifyOfConsentAge(services, minor, at),
    );
    const soon = new Date(at.getTime() + month);
    await forEach(await turning(majority, new Date(at.getTime() + day), soon), (minor) =>
      notify(services, { about: 'MAJORITY_SOON', age: majority }, minor, at),
    );
    await forEach(await listBornBetween(db, '1900-01-01', bornFor(majority, at)), (minor) =>
      comeOfAge(services, minor, at),
    );
    if (failures.length > 0) throw new AggregateError(failures, 'Some families could not be told.');
  };
}

/** The birthday of people who reach an age on a day. */
function bornFor(age: number, moment: Date): string {
  const today = dayInMadrid(moment);
  const born = `${Number(today.slice(0, 4)) - age}${today.slice(4)}`;
  // No one was born on 29 February of a common year.
  return born.endsWith('-02-29') && Number(born.slice(0, 4)) % 4 !== 0 ? `${born.slice(0, 4)}-02-28` : born;
}

interface Notice {
  readonly about: 'CONSENT_AGE' | 'MAJORITY_SOON';
  readonly age: number;
}

async function notify({ db }: FamilyServices, { about, age }: Notice, { id: personId }: Minor, at: Date) {
  await db.transaction().execute(async (trx) => {
    if (await recordNotice(trx, { personId, about, toldAt: at }))
      await notifyBirthday(trx, { personId, about, age, by: null, at });
  });
}

/** Without an account, the person learns it by email, if the club has their address. */
function notifyOfConsentAge({ db, jobs, consentAge: age }: FamilyServices, minor: Minor, at: Date) {
  const { id: personId, birthday, userCode, email, locale } = minor;
  return db.transaction().execute(async (trx) => {
    if (birthday === null || !hasTurned(age, birthday, at)) return;
    if (!(await recordNotice(trx, { personId, about: 'CONSENT_AGE', toldAt: at }))) return;
    await notifyBirthday(trx, { personId, about: 'CONSENT_AGE', age, by: null, at });
    if (userCode === null && email !== null)
      await jobs.send(trx, 'mail', { letter: 'own-account', personId, age, locale });
  });
}

/** Guardians are told while they still are. */
function comeOfAge({ db }: FamilyServices, { id: personId, birthday }: Minor, at: Date) {
  return db.transaction().execute(async (trx) => {
    if (birthday === null || !hasTurned(majority, birthday, at)) return;
    await lockPerson(trx, personId);
    if (await recordNotice(trx, { personId, about: 'MAJORITY', toldAt: at }))
      await notifyBirthday(trx, { personId, about: 'MAJORITY', age: majority, by: null, at });
    await endGuardianships(trx, personId, at);
  });
}
