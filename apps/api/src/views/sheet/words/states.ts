import type { Locale } from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
import type { MatchStatus } from '@traip/engine/match';

export const matchStates: Record<Locale, Record<MatchStatus, string>> = {
  es: {
    CREATED: 'Sin fecha',
    SCHEDULED: 'Programado',
    IN_PROGRESS: 'En directo',
    FINISHED: 'Terminado',
    CLOSED: 'Cerrado',
    CANCELLED: 'Cancelado',
  },
  en: {
    CREATED: 'No date',
    SCHEDULED: 'Scheduled',
    IN_PROGRESS: 'Live',
    FINISHED: 'Finished',
    CLOSED: 'Closed',
    CANCELLED: 'Cancelled',
  },
};

export const competitionStates: Record<Locale, Record<CompetitionState, string>> = {
  es: {
    DRAFT: 'Borrador',
    PENDING: 'Pendiente',
    PUBLICIZED: 'Anunciada',
    IN_PROGRESS: 'En curso',
    IN_PROGRESS_AND_OPENED: 'En curso, inscripción abierta',
    FINISHED: 'Terminada',
    CANCELED: 'Cancelada',
  },
  en: {
    DRAFT: 'Draft',
    PENDING: 'Pending',
    PUBLICIZED: 'Announced',
    IN_PROGRESS: 'In progress',
    IN_PROGRESS_AND_OPENED: 'In progress, registration open',
    FINISHED: 'Finished',
    CANCELED: 'Cancelled',
  },
};

export const refereeRoles: Record<Locale, Readonly<Record<string, string>>> = {
  es: {
    MAIN: 'Principal',
    ASSISTANT: 'Asistente',
    FOURTH: 'Cuarto',
    TABLE: 'Mesa',
    DELEGATE: 'Delegado',
  },
  en: {
    MAIN: 'Main',
    ASSISTANT: 'Assistant',
    FOURTH: 'Fourth',
    TABLE: 'Table',
    DELEGATE: 'Delegate',
  },
};
