/** How an entry of the audit log came about. */
export const auditVias = ['PERSON', 'SCORER_LINK', 'PLATFORM'] as const;
export type AuditVia = (typeof auditVias)[number];

/** What the audit log records about each kind of subject. Older entries may say something that is no longer here. */
export const auditActions = {
  ORGANISATION: [
    'CREATED',
    'UPDATED',
    'DELETED',
    'PICTURE_SET',
    'PICTURE_REMOVED',
    'CONTACT_SAVED',
    'FISCAL_DATA_SAVED',
    'FISCAL_DATA_READ',
    'AUDIT_LOG_EXPORTED',
  ],
  MEMBER: [
    'INVITED',
    'INVITATION_WITHDRAWN',
    'INVITATION_ACCEPTED',
    'INVITATION_DECLINED',
    'ROLE_CHANGED',
    'REMOVED',
    'LEFT',
    'ACCOUNT_DELETED',
  ],
  TEAM: [
    'CREATED',
    'UPDATED',
    'DELETED',
    'RESTORED',
    'PICTURE_SET',
    'PICTURE_REMOVED',
    'ROLE_CHANGED',
    'OWNER_CHANGED',
    'MEMBER_JOINED',
    'MEMBER_LEFT',
    'MEMBER_REMOVED',
    'INVITED',
    'INVITATION_WITHDRAWN',
    'INVITATION_DECLINED',
    'QR_CREATED',
    'QR_REVOKED',
    'VENUES_SET',
    'PEOPLE_ENTERED',
    'PEOPLE_CHANGED',
    'PEOPLE_REMOVED',
    'PEOPLE_RESTORED',
    'PHOTO_SET',
    'PHOTO_REMOVED',
    'PERSON_CLAIMED',
    'CLAIM_MADE',
    'CLAIM_REFUSED',
    'PEOPLE_MERGED',
    'MERGE_UNDONE',
  ],
  TRAIP: ['CREATED', 'UPDATED', 'DELETED', 'RESTORED'],
  SEASON: ['CREATED', 'UPDATED', 'DELETED'],
  CATEGORY: ['CREATED', 'UPDATED', 'DELETED'],
  COMPETITION: [
    'CREATED',
    'UPDATED',
    'DELETED',
    'RESTORED',
    'IMPORTED',
    'STATE_CHANGED',
    'SEEDED',
    'TEAMS_IMPORTED',
    'RESULTS_IMPORTED',
    'TEAMS_EXPORTED',
    'EXPORTED',
  ],
  PHASE: [
    'CREATED',
    'UPDATED',
    'DELETED',
    'STATE_CHANGED',
    'FORMAT_SAVED',
    'FORMAT_DELETED',
    'FIXTURES_MADE',
    'CALENDAR_PLANNED',
    'CALENDAR_CANCELLED',
    'CALENDAR_APPLIED',
    'POINTS_ADJUSTED',
    'ADJUSTMENT_REVOKED',
    'DRAW_RECORDED',
  ],
  PARTICIPATION: ['REQUESTED', 'ACCEPTED', 'REJECTED', 'REMOVED', 'LEFT_PHASE', 'WITHDRAWN'],
  MATCH: [
    'CREATED',
    'UPDATED',
    'DELETED',
    'SCHEDULED',
    'RESCHEDULED',
    'LOCK_CHANGED',
    'REFEREES_SET',
    'STREAM_SET',
    'PARTICIPANTS_SET',
    'STARTED',
    'FINISHED',
    'CLOSED',
    'REOPENED',
    'CANCELLED',
    'RESULT_BY_HAND',
    'EVENT_REGISTERED',
    'EVENTS_REGISTERED',
    'EVENT_DELETED',
    'ASSIST_SET',
    'MVP_SET',
    'SUBSTITUTED',
    'SUBSTITUTION_UNDONE',
    'LINEUP_SAVED',
    'LINEUP_CONFIRMED',
    'LINEUP_DELETED',
    'FORFEIT_PROPOSED',
    'SUSPENSION_RULED',
    'SUSPENSION_LIFTED',
    'SCORER_LINK_CREATED',
    'SCORER_LINK_REVOKED',
  ],
  VENUE: ['CREATED', 'UPDATED', 'DELETED'],
  CLOSED_DATE: ['CREATED', 'DELETED'],
} as const satisfies Record<string, readonly string[]>;

export type AuditSubjectKind = keyof typeof auditActions;

/** A kind of subject with something that can be done to it. */
export type AuditedAction = {
  [K in AuditSubjectKind]: { readonly subjectKind: K; readonly action: (typeof auditActions)[K][number] };
}[AuditSubjectKind];

export type MatchAuditAction = (typeof auditActions)['MATCH'][number];

/** What a log can be filtered by: the kinds of subjects that belong together. */
export const kindsByArea = {
  ORGANISATION: ['ORGANISATION'],
  MEMBERS: ['MEMBER'],
  TEAMS: ['TEAM'],
  COMPETITIONS: ['TRAIP', 'SEASON', 'CATEGORY', 'COMPETITION', 'PHASE', 'PARTICIPATION'],
  MATCHES: ['MATCH'],
  VENUES: ['VENUE', 'CLOSED_DATE'],
} as const satisfies Record<string, readonly AuditSubjectKind[]>;

type AuditArea = keyof typeof kindsByArea;
export const auditAreas = Object.keys(kindsByArea) as [AuditArea, ...AuditArea[]];

/** Fields whose change an entry tells. Screens have a name for each. */
export const auditedFields = [
  'name',
  'privacy',
  'sportKey',
  'startsOn',
  'endsOn',
  'gender',
  'skillLevel',
  'minAge',
  'maxAge',
  'sportVariantKey',
  'seasonId',
  'categoryId',
  'rulesOverride',
  'withdrawalMode',
  'takesRegistrations',
  'maxTeams',
  'isParallel',
  'type',
  'onlyAssignedReferees',
  'requiresSecondFactor',
] as const;
export type AuditedField = (typeof auditedFields)[number];
