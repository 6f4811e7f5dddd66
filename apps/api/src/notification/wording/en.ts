import type { MatchUnit } from '@traip/engine';
import { boutSentence } from './bouts.ts';
import { englishFamily } from './family.ts';
import { matchCount, matchNoun } from './match-nouns.ts';
import {
  capitalise,
  type Details,
  joinParts,
  type Sentence,
  type SentenceInput,
  type Sentences,
} from './sentences.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});

const formatTime = (moment: number | null | undefined) => (moment == null ? 'no date' : clock.format(moment));
const wasDue = (moment: number | null | undefined) =>
  moment == null ? null : `It was due on ${clock.format(moment)}`;
const teams = ({ home, away }: Details) => `${home ?? 'To be decided'} – ${away ?? 'To be decided'}`;
/** A bout is described by how it was won. */
const withScore = ({ home, away, score, bout }: Details) =>
  boutSentence('en', { home, away }, bout) ?? `${home} ${score?.[0]} – ${score?.[1]} ${away}`;
const matches = (unit: MatchUnit, count: number) => matchCount('en', unit, count);
/** "one of your matches", "3 of your ties". */
const ofYours = (unit: MatchUnit, count: number) =>
  `${count === 1 ? 'one' : count} of your ${matchNoun('en', unit).many}`;
const has = (count: number) => (count === 1 ? 'has' : 'have');
const newDates = (count: number) => (count === 1 ? 'a new date' : 'new dates');
const licences = (count: number) => (count === 1 ? '1 licence' : `${count} licences`);
const outcomes = {
  approve: 'approved',
  return: 'returned',
  revoke: 'revoked',
  expire: 'expired',
  replace: 'moved to another team',
};
const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`);
const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "2 licences expire on 30 June". */
function ending({ expiring, count = 0, on = '' }: Details): string {
  const expiringItems = expiring === 'documents' ? documents(count) : licences(count);
  return `${expiringItems} ${count === 1 ? 'expires' : 'expire'} on ${dates.format(new Date(on))}`;
}

const personOrSomeone = ({ person }: SentenceInput) => person || 'Someone';

export const english: Sentences = {
  MATCH_SCHEDULED: ({ details, unit }) =>
    details.count === undefined
      ? dated(details)
      : {
          title: capitalise(`${ofYours(unit, details.count)} ${has(details.count)} been scheduled`),
          text: details.competition ?? '',
        },
  MATCH_MOVED: (input) => moved(input),
  MATCH_CANCELLED: ({ details, unit }) =>
    details.count === undefined
      ? cancelled(details)
      : {
          title: `${details.team} has withdrawn: ${ofYours(unit, details.count)} ${details.count === 1 ? 'is' : 'are'} off`,
          text: details.competition ?? '',
        },
  MATCH_CALLED: ({ details, unit }) =>
    details.isTakenBack
      ? { title: `Not yet: ${teams(details)}`, text: joinParts('Back in the queue', details.competition) }
      : {
          title: `Now on ${details.field}: ${teams(details)}`,
          text: joinParts(`The ${matchNoun('en', unit).one} has been called`, details.competition),
        },
  LINEUP_DUE: ({ details }) => ({
    title: `Lineup missing: ${teams(details)}`,
    text: `Less than ${details.hours} hours to go (${formatTime(details.kickOff)}). Confirm who’s playing.`,
  }),
  RESULT: ({ details, isAgain }) => ({
    title: `${isAgain ? 'Corrected result' : 'Official result'}: ${withScore(details)}`,
    text: details.competition ?? '',
  }),
  RESULT_REPORTED: ({ details }) => ({
    title: `${details.isDisputed ? 'The teams disagree' : 'Confirm the result'}: ${withScore(details)}`,
    text: joinParts(`Reported by ${details.team}`, details.competition),
  }),
  SUSPENSION: ({ details, unit, isAboutReader, person }) => {
    const count = details.matches ?? 0;
    const subject = isAboutReader ? 'You' : person || 'A player';
    const title =
      count === 0
        ? `Suspension lifted: ${isAboutReader ? 'you' : person || 'a player'} can play`
        : `${subject} ${isAboutReader ? 'are' : 'is'} suspended for ${matches(unit, count)}`;
    return { title, text: joinParts(details.team, details.competition) };
  },
  REFEREE: ({ details }) => ({
    title: `You’re ${details.isAssigned ? '' : 'no longer '}refereeing ${teams(details)}`,
    text: joinParts(formatTime(details.kickOff), details.place, details.competition),
  }),
  INVITATION_RECEIVED: (input) => ({
    title: `${personOrSomeone(input)} has invited you to ${input.details.name}`,
    text: 'Accept or decline the invitation.',
  }),
  INVITATION_ANSWERED: (input) => ({
    title: `${personOrSomeone(input)} has ${input.details.isAccepted ? 'accepted' : 'declined'} your invitation`,
    text: input.details.name ?? '',
  }),
  REGISTRATION_REQUESTED: ({ details }) => ({
    title: `${details.team} has applied for a place in ${details.competition}`,
    text: 'Accept or reject the application.',
  }),
  REGISTRATION_ANSWERED: ({ details }) => ({
    title: details.isAccepted
      ? `${details.team} has been accepted into ${details.competition}`
      : `${details.team} wasn’t accepted into ${details.competition}`,
    text: details.reason ?? (details.isAccepted ? 'Time to play!' : ''),
  }),
  PARTNER: ({ details }) => ({
    title:
      details.isAccepted === undefined
        ? `${details.name} wants to play with you`
        : details.isAccepted
          ? `You have a partner: ${details.name}`
          : `${details.name} won’t be your partner`,
    text: details.competition ?? '',
  }),
  PROTEST: ({ details }) => ({
    title: `Protest ${details.isUpheld ? 'upheld' : 'rejected'}: ${teams(details)}`,
    text: joinParts(
      details.isUpheld ? `${details.team} fielded an ineligible player` : 'The result stands',
      details.reason,
      details.competition,
    ),
  }),
  LICENCE: ({ details }) => ({
    title: details.expiring
      ? `${details.team}: ${ending(details)}`
      : `${details.team}: ${licences(details.count ?? 0)} ${outcomes[details.decision ?? 'approve']}`,
    text: joinParts(details.reason, details.competition),
  }),
  SQUAD_DUE: ({ details }) => ({
    title: `${details.team}: licences still to submit`,
    text: joinParts(
      `Less than ${details.days === 1 ? 'a day' : `${details.days} days`} left (${formatTime(details.closesAt)}). Complete the squad and submit it.`,
      details.competition,
    ),
  }),
  PEOPLE_MERGED: ({ details, isAboutReader, person }) => ({
    title: `${details.team} merged ${details.name} into ${isAboutReader ? 'your account' : person || 'an account'}`,
    text: 'Their results now count as one person’s. Not the same person? You have 30 days to separate them.',
  }),
  WEBHOOK_OFF: ({ details }) => ({
    title: `Webhook turned off: ${details.host}`,
    text: details.isGone
      ? 'The address answered that it’s gone (410). Change or delete it in the settings.'
      : 'It hasn’t received anything for days. Check it and turn it on again in the settings.',
  }),
  FAMILY: englishFamily,
  COMPETITION_PUBLISHED: ({ details }) => ({
    title: `${details.competition} has been published`,
    text: 'You can now see its schedule and standings.',
  }),
  COMPETITION_FINISHED: ({ details }) => ({
    title: details.isCancelled
      ? `${details.competition} has been cancelled`
      : `${details.competition} is over`,
    text: details.isCancelled ? pendingOff : 'See the final table.',
  }),
  FOLLOWED_LIVE: ({ details }) => ({
    title: details.moment === 'KICK_OFF' ? `Under way: ${teams(details)}` : withScore(details),
    text: joinParts(
      details.moment === 'PERIOD' ? `End of period ${details.period}` : 'Live',
      details.competition,
    ),
  }),
  FOLLOWED_RESULT: ({ details }) => ({
    title: details.moment === 'RACE' ? ranking(details) : `Final score: ${withScore(details)}`,
    text: details.competition ?? '',
  }),
  FOLLOWED_CHANGE: followedChange,
};

function followedChange(input: SentenceInput): Sentence {
  const { details, unit } = input;
  const { moment, count, competition = '' } = details;
  if (moment === 'CANCELLED') return cancelled(details);
  if (moment === 'OFF') return { title: `${competition} has been cancelled`, text: pendingOff };
  if (moment === 'WITHDRAWN')
    return {
      title: `${details.team} has withdrawn: ${matches(unit, count ?? 0)} ${count === 1 ? 'is' : 'are'} off`,
      text: competition,
    };
  if (count === undefined)
    return details.was == null && moment === 'CALENDAR' ? dated(details) : moved(input);
  if (details.isUndone) return undone(details, matches(unit, count));
  return {
    title: `${matches(unit, count)} ${has(count)} ${details.moved ? newDates(count) : 'been scheduled'}`,
    text: competition,
  };
}

const pendingOff = 'What remains won’t be played.';

function ranking({ name, isOfficial, edition = 1 }: Details): string {
  if (!isOfficial) return `Provisional results: ${name}`;
  return `${edition > 1 ? 'Corrected official results' : 'Official results'}: ${name}`;
}

function dated(details: Details): Sentence {
  return {
    title: `Scheduled: ${teams(details)}`,
    text: joinParts(formatTime(details.kickOff), details.place, details.competition),
  };
}

export const englishManyTitle = (count: number) => `You have ${count} new notifications`;

function cancelled(details: Details): Sentence {
  return {
    title: `Cancelled: ${teams(details)}`,
    text: joinParts(wasDue(details.kickOff), details.competition),
  };
}

function moved({ details, unit }: SentenceInput): Sentence {
  const { kickOff, was, count, competition = '' } = details;
  if (details.isCalled)
    return {
      title: `${competition}: no more fixed times`,
      text: "We'll tell you when you're called to a free court",
    };
  if (details.isPostponed)
    return {
      title: `Postponed: ${teams(details)}`,
      text: joinParts('Date to be decided', wasDue(was), details.reason),
    };
  if (details.isUndone) return undone(details, capitalise(ofYours(unit, count ?? 0)));
  if (count !== undefined)
    return {
      title: capitalise(`${ofYours(unit, count)} ${has(count)} ${newDates(count)}`),
      text: competition,
    };
  const before = was != null && was !== kickOff ? `Before: ${formatTime(was)}` : null;
  return {
    title: `${capitalise(matchNoun('en', unit).one)} moved: ${teams(details)}`,
    text: joinParts(`Now: ${formatTime(kickOff)}`, details.place, before),
  };
}

/** A calendar was withdrawn: its matches are where they were before. */
function undone({ count = 0, moved = 0, competition = '' }: Details, which: string): Sentence {
  if (moved === 0) return { title: `${which} ${has(count)} no date yet after all`, text: competition };
  if (moved === count)
    return {
      title: `${which} ${has(count)} ${count === 1 ? 'its' : 'their'} earlier date again`,
      text: competition,
    };
  return { title: `${which} are as before, some of them without a date`, text: competition };
}
