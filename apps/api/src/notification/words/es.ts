import { type Details, joined, type Told, type Wording } from './told.ts';

const clock = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});

const when = (moment: number | null | undefined) => (moment == null ? 'sin fecha' : clock.format(moment));
const teams = ({ home, away }: Details) => `${home ?? 'Por decidir'} – ${away ?? 'Por decidir'}`;
const matches = (count: number) => (count === 1 ? '1 partido' : `${count} partidos`);
const somebody = ({ person }: Told) => person || 'Alguien';

export const spanish: Wording = {
  MATCH_SCHEDULED: ({ details }) =>
    details.count === undefined
      ? {
          title: `Ya tiene fecha: ${teams(details)}`,
          text: joined(when(details.kickOff), details.place, details.competition),
        }
      : { title: `${details.count} de tus partidos ya tienen fecha`, text: details.competition ?? '' },
  MATCH_MOVED: ({ details }) =>
    details.count === undefined
      ? {
          title: `Cambio en ${teams(details)}`,
          text: joined(
            `Ahora: ${when(details.kickOff)}`,
            details.place,
            details.was != null && details.was !== details.kickOff ? `Antes: ${when(details.was)}` : null,
          ),
        }
      : { title: `${details.count} de tus partidos tienen fecha nueva`, text: details.competition ?? '' },
  MATCH_CANCELLED: ({ details }) =>
    details.count === undefined
      ? {
          title: `Cancelado: ${teams(details)}`,
          text: joined(`Iba a jugarse el ${when(details.kickOff)}`, details.competition),
        }
      : {
          title: `${details.team} se retira: ${details.count === 1 ? 'uno de tus partidos no se juega' : `${details.count} de tus partidos no se juegan`}`,
          text: details.competition ?? '',
        },
  LINEUP_DUE: ({ details }) => ({
    title: `Falta la alineación: ${teams(details)}`,
    text: `Quedan menos de ${details.hours} horas (${when(details.kickOff)}). Confirma quién juega.`,
  }),
  RESULT: ({ details, isAgain }) => ({
    title: `${isAgain ? 'Resultado corregido' : 'Resultado oficial'}: ${details.home} ${details.score?.[0]} – ${details.score?.[1]} ${details.away}`,
    text: details.competition ?? '',
  }),
  SUSPENSION: ({ details, isAboutReader, person }) => {
    const count = details.matches ?? 0;
    const who = isAboutReader ? 'Te' : `${person || 'Un jugador'} se`;
    const title =
      count === 0
        ? `Sanción retirada${isAboutReader ? ': puedes jugar' : `: ${person || 'un jugador'} puede jugar`}`
        : `${who} pierde${isAboutReader ? 's' : ''} ${matches(count)} por sanción`;
    return { title, text: joined(details.team, details.competition) };
  },
  REFEREE: ({ details }) => ({
    title: `${details.isAssigned ? 'Arbitras' : 'Ya no arbitras'} ${teams(details)}`,
    text: joined(when(details.kickOff), details.place, details.competition),
  }),
  INVITATION_RECEIVED: (told) => ({
    title: `${somebody(told)} te invita a ${told.details.name}`,
    text: 'Acepta o rechaza la invitación.',
  }),
  INVITATION_ANSWERED: (told) => ({
    title: `${somebody(told)} ha ${told.details.isAccepted ? 'aceptado' : 'rechazado'} tu invitación`,
    text: told.details.name ?? '',
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
  COMPETITION_PUBLISHED: ({ details }) => ({
    title: `Ya puedes ver ${details.competition}`,
    text: 'La competición se ha publicado.',
  }),
  COMPETITION_FINISHED: ({ details }) => ({
    title: details.isCancelled
      ? `${details.competition} se ha cancelado`
      : `${details.competition} ha terminado`,
    text: details.isCancelled ? 'Los partidos pendientes no se juegan.' : 'Mira la clasificación final.',
  }),
};

export const spanishMany = (count: number) => `Tienes ${count} avisos nuevos`;
