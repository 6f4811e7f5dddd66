/** A day like 2026-09-01. */
export type IsoDate = string;

/** A moment in UTC as `toISOString` writes it, so that texts compare as moments do. */
export type IsoInstant = string;

export type PersonId = string;
export type TeamId = string;

export type Gender = 'FEMALE' | 'MALE' | 'OTHER';

export const documentKinds = ['IDENTITY', 'MEDICAL', 'PHOTO', 'INSURANCE', 'OTHER'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export interface DocumentRule {
  readonly kind: DocumentKind;
  readonly required: boolean;
  /** Months after its issue in which it counts; absent: always. */
  readonly validForMonths?: number;
}

/** Who may take part in a competition. What is absent is not asked for. */
export interface RegistrationRules {
  /** Whether only those with a licence play. Absent: yes. */
  readonly requiresLicence?: boolean;
  readonly minPlayers?: number;
  readonly maxPlayers?: number;
  readonly minStaff?: number;
  readonly maxStaff?: number;
  readonly opensAt?: IsoInstant;
  readonly closesAt?: IsoInstant;
  /** Until when squads may change after they closed, and how often. */
  readonly changesUntil?: IsoInstant;
  readonly maxChanges?: number;
  /** The youngest and the oldest, both included. */
  readonly ageFrom?: number;
  readonly ageTo?: number;
  /** The day on which ages count; absent: the day of the match. */
  readonly referenceDate?: IsoDate;
  /** Whether only the year of birth counts, as in most youth categories. */
  readonly byBirthYear?: boolean;
  readonly gender?: 'FEMALE' | 'MALE' | 'MIXED';
  /** In a mixed competition, how many of each there have to be. */
  readonly minPerGender?: number;
  /** How many may play who are too old or from abroad; absent: none too old, any from abroad. */
  readonly exceptions?: { readonly overAge?: number; readonly foreign?: number };
  /** Whose citizens are not from abroad; absent: Spain's. */
  readonly homeCountries?: readonly string[];
  /** Whether a player keeps one shirt number. */
  readonly fixedShirts?: boolean;
  readonly documents?: readonly DocumentRule[];
  /** Days after the end of the season in which documents are kept. */
  readonly documentsKeptDays?: number;
  /** Absent: yes. */
  readonly oneTeamPerCompetition?: boolean;
  /** When players may change teams within the competition, both days included. */
  readonly transferWindow?: { readonly from: IsoDate; readonly to: IsoDate };
  /** Such as `{season}-{team}-{0000}`. */
  readonly numberPattern?: string;
  /** Whether somebody who may not play is kept out, or noted. */
  readonly enforcement?: 'BLOCK' | 'WARN';
  readonly requiresConsent?: boolean;
  /** From which age people consent for themselves; absent: 14, as in Spain (LOPDGDD, art. 7). */
  readonly consentAge?: number;
  /** Whether a licence stays valid while a change of it is being checked. Absent: yes. */
  readonly playableWhileChecked?: boolean;
}
