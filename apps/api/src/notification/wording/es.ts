import type { MatchUnit } from '@traip/engine';
import { boutSentence } from './bouts.ts';
import { spanishFamily } from './family.ts';
import { matchCount, matchNoun } from './match-nouns.ts';
import {
  capitalise,
  type Details,
  joinParts,
  type Sentence,
  type SentenceInput,
  type Sentences,
} from './sentences.ts';

const clock = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});

const formatTime = (moment: number | null | undefined) =>
  moment == null ? 'sin fecha' : clock.format(moment);
const wasDue = (unit: MatchUnit, moment: number | null | undefined) =>
  moment == null ? null : `Iba a ${unit === 'BOUT' ? 'ser' : 'jugarse'} el ${clock.format(moment)}`;
const teams = ({ home, away }: Details) => `${home ?? 'Por decidir'} – ${away ?? 'Por decidir'}`;
/** A bout is described by how it was won. */
const withScore = ({ home, away, score, bout }: Details) =>
  boutSentence('es', { home, away }, bout) ?? `${home} ${score?.[0]} – ${score?.[1]} ${away}`;
const matches = (unit: MatchUnit, count: number) => matchCount('es', unit, count);
/** "uno de tus partidos", "3 de tus eliminatorias". */
const ofYours = (unit: MatchUnit, count: number) => {
  const one = unit === 'TIE' ? 'una' : 'uno';
  return `${count === 1 ? one : count} de tus ${matchNoun('es', unit).many}`;
};
const licences = (count: number) => (count === 1 ? '1 ficha' : `${count} fichas`);
const inNumber = (one: string, many: string) => (count: number) => (count === 1 ? one : many);
const has = inNumber('tiene', 'tienen');
const outcomes = {
  approve: inNumber('aprobada', 'aprobadas'),
  return: inNumber('devuelta', 'devueltas'),
  revoke: inNumber('retirada', 'retiradas'),
  expire: inNumber('caducada', 'caducadas'),
  replace: inNumber('traspasada a otro equipo', 'traspasadas a otro equipo'),
};
const documents = (count: number) => (count === 1 ? '1 documento' : `${count} documentos`);
const dates = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "2 fichas caducan el 30 de junio". */
function ending({ expiring, count = 0, on = '' }: Details): string {
  const expiringItems = expiring === 'documents' ? documents(count) : licences(count);
  return `${expiringItems} ${count === 1 ? 'caduca' : 'caducan'} el ${dates.format(new Date(on))}`;
}

const personOrSomeone = ({ person }: SentenceInput) => person || 'Alguien';

export const spanish: Sentences = {
  MATCH_SCHEDULED: ({ details, unit }) =>
    details.count === undefined
      ? dated(details)
      : {
          title: capitalise(`${ofYours(unit, details.count)} ya ${has(details.count)} fecha`),
          text: details.competition ?? '',
        },
  MATCH_MOVED: (input) => moved(input),
  MATCH_CANCELLED: (input) => {
    const { details, unit } = input;
    return details.count === undefined
      ? cancelled(input)
      : {
          title: `${details.team} se retira: ${ofYours(unit, details.count)} no se ${details.count === 1 ? 'juega' : 'juegan'}`,
          text: details.competition ?? '',
        };
  },
  MATCH_CALLED: ({ details, unit }) =>
    details.isTakenBack
      ? {
          title: `Todavía no: ${teams(details)}`,
          text: joinParts('Otra vez en la cola', details.competition),
        }
      : {
          title: `Ahora en ${details.field}: ${teams(details)}`,
          text: joinParts(
            unit === 'BOUT' ? 'Os llaman a competir' : 'Os llaman a jugar',
            details.competition,
          ),
        },
  LINEUP_DUE: ({ details }) => ({
    title: `Falta la alineación: ${teams(details)}`,
    text: `Quedan menos de ${details.hours} horas (${formatTime(details.kickOff)}). Confirma quién juega.`,
  }),
  RESULT: ({ details, isAgain }) => ({
    title: `${isAgain ? 'Resultado corregido' : 'Resultado oficial'}: ${withScore(details)}`,
    text: details.competition ?? '',
  }),
  RESULT_REPORTED: ({ details }) => ({
    title: `${details.isDisputed ? 'No coincide el resultado' : 'Confirma el resultado'}: ${withScore(details)}`,
    text: joinParts(`Lo dice ${details.team}`, details.competition),
  }),
  SUSPENSION: ({ details, unit, isAboutReader, person }) => {
    const count = details.matches ?? 0;
    const subject = isAboutReader ? 'Te' : `${person || 'Un jugador'} se`;
    const title =
      count === 0
        ? `Sanción retirada${isAboutReader ? ': puedes jugar' : `: ${person || 'un jugador'} puede jugar`}`
        : `${subject} pierde${isAboutReader ? 's' : ''} ${matches(unit, count)} por sanción`;
    return { title, text: joinParts(details.team, details.competition) };
  },
  REFEREE: ({ details }) => ({
    title: `${details.isAssigned ? 'Arbitras' : 'Ya no arbitras'} ${teams(details)}`,
    text: joinParts(formatTime(details.kickOff), details.place, details.competition),
  }),
  INVITATION_RECEIVED: (input) => ({
    title: `${personOrSomeone(input)} te invita a ${input.details.name}`,
    text: 'Acepta o rechaza la invitación.',
  }),
  INVITATION_ANSWERED: (input) => ({
    title: `${personOrSomeone(input)} ha ${input.details.isAccepted ? 'aceptado' : 'rechazado'} tu invitación`,
    text: input.details.name ?? '',
  }),
  REGISTRATION_REQUESTED: ({ details }) => ({
    title: `${details.team} pide plaza en ${details.competition}`,
    text: 'Acepta o rechaza su inscripción.',
  }),
  REGISTRATION_ANSWERED: ({ details }) => ({
    title: details.isAccepted
      ? `${details.team} tiene plaza en ${details.competition}`
      : `${details.team} no tiene plaza en ${details.competition}`,
    text: details.reason ?? (details.isAccepted ? '¡A jugar!' : ''),
  }),
  PARTNER: ({ details }) => ({
    title:
      details.isAccepted === undefined
        ? `${details.name} quiere jugar contigo`
        : details.isAccepted
          ? `Ya tienes pareja: ${details.name}`
          : `${details.name} no va a ser tu pareja`,
    text: details.competition ?? '',
  }),
  PROTEST: ({ details }) => ({
    title: `Protesta ${details.isUpheld ? 'estimada' : 'desestimada'}: ${teams(details)}`,
    text: joinParts(
      details.isUpheld ? `${details.team} alineó a quien no podía jugar` : 'Lo jugado vale',
      details.reason,
      details.competition,
    ),
  }),
  LICENCE: ({ details }) => ({
    title: details.expiring
      ? `${details.team}: ${ending(details)}`
      : `${details.team}: ${licences(details.count ?? 0)} ${outcomes[details.decision ?? 'approve'](details.count ?? 0)}`,
    text: joinParts(details.reason, details.competition),
  }),
  SQUAD_DUE: ({ details }) => ({
    title: `${details.team}: faltan fichas por presentar`,
    text: joinParts(
      `${details.days === 1 ? 'Queda menos de un día' : `Quedan menos de ${details.days} días`} (${formatTime(details.closesAt)}). Completa la plantilla y preséntala.`,
      details.competition,
    ),
  }),
  PEOPLE_MERGED: ({ details, isAboutReader, person }) => ({
    title: `${details.team} ha unido a ${details.name} con ${isAboutReader ? 'tu cuenta' : person || 'una cuenta'}`,
    text: 'Sus resultados cuentan ahora como suyos. ¿No es la misma persona? Tienes 30 días para separarlos.',
  }),
  WEBHOOK_OFF: ({ details }) => ({
    title: `Webhook desactivado: ${details.host}`,
    text: details.isGone
      ? 'La dirección ha contestado que ya no existe (410). Cámbiala o bórrala en los ajustes.'
      : 'No ha recibido nada en varios días. Revísalo y actívalo otra vez en los ajustes.',
  }),
  FAMILY: spanishFamily,
  COMPETITION_PUBLISHED: ({ details }) => ({
    title: `Ya puedes ver ${details.competition}`,
    text: 'La competición se ha publicado.',
  }),
  COMPETITION_FINISHED: ({ details }) => ({
    title: details.isCancelled
      ? `${details.competition} se ha cancelado`
      : `${details.competition} ha terminado`,
    text: details.isCancelled ? pendingOff : 'Mira la clasificación final.',
  }),
  FOLLOWED_LIVE: ({ details }) => ({
    title: details.moment === 'KICK_OFF' ? `Ha empezado: ${teams(details)}` : withScore(details),
    text: joinParts(
      details.moment === 'PERIOD' ? `Fin del periodo ${details.period}` : 'En directo',
      details.competition,
    ),
  }),
  FOLLOWED_RESULT: ({ details }) => ({
    title: details.moment === 'RACE' ? ranking(details) : `Final: ${withScore(details)}`,
    text: details.competition ?? '',
  }),
  FOLLOWED_CHANGE: followedChange,
};

function followedChange(input: SentenceInput): Sentence {
  const { details, unit } = input;
  const { moment, count, competition = '' } = details;
  if (moment === 'CANCELLED') return cancelled(input);
  if (moment === 'OFF') return { title: `${competition} se ha cancelado`, text: pendingOff };
  if (moment === 'WITHDRAWN')
    return {
      title: `${details.team} se retira: ${matches(unit, count ?? 0)} no se ${count === 1 ? 'juega' : 'juegan'}`,
      text: competition,
    };
  if (count === undefined)
    return details.was == null && moment === 'CALENDAR' ? dated(details) : moved(input);
  if (details.isUndone) return undone(details, matches(unit, count));
  return {
    title: `${matches(unit, count)} ${details.moved ? `${has(count)} fecha nueva` : `ya ${has(count)} fecha`}`,
    text: competition,
  };
}

const pendingOff = 'Lo pendiente no se juega.';

function ranking({ name, isOfficial, edition = 1 }: Details): string {
  if (!isOfficial) return `Clasificación provisional: ${name}`;
  return `${edition > 1 ? 'Clasificación oficial corregida' : 'Clasificación oficial'}: ${name}`;
}

function dated(details: Details): Sentence {
  return {
    title: `Ya tiene fecha: ${teams(details)}`,
    text: joinParts(formatTime(details.kickOff), details.place, details.competition),
  };
}

export const spanishManyTitle = (count: number) => `Tienes ${count} avisos nuevos`;

function cancelled({ details, unit }: SentenceInput): Sentence {
  return {
    title: `Cancelado: ${teams(details)}`,
    text: joinParts(wasDue(unit, details.kickOff), details.competition),
  };
}

function moved({ details, unit }: SentenceInput): Sentence {
  const { kickOff, was, count, competition = '' } = details;
  if (details.isCalled)
    return {
      title: `${competition}: ya no hay horas fijas`,
      text: 'Te avisaremos cuando te llamen a una pista libre',
    };
  if (details.isPostponed)
    return {
      title: `Aplazado: ${teams(details)}`,
      text: joinParts('Fecha por decidir', wasDue(unit, was), details.reason),
    };
  if (details.isUndone) return undone(details, capitalise(ofYours(unit, count ?? 0)));
  if (count !== undefined)
    return { title: capitalise(`${ofYours(unit, count)} ${has(count)} fecha nueva`), text: competition };
  const before = was != null && was !== kickOff ? `Antes: ${formatTime(was)}` : null;
  return {
    title: `Cambio en ${teams(details)}`,
    text: joinParts(`Ahora: ${formatTime(kickOff)}`, details.place, before),
  };
}

/** A calendar was withdrawn: its matches are where they were before. */
function undone({ count = 0, moved = 0, competition = '' }: Details, which: string): Sentence {
  if (moved === 0) return { title: `${which} al final aún no ${has(count)} fecha`, text: competition };
  if (moved === count)
    return { title: `${which} ${count === 1 ? 'vuelve' : 'vuelven'} a la fecha de antes`, text: competition };
  return { title: `${which} vuelven a como estaban, en parte sin fecha`, text: competition };
}
