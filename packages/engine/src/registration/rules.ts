/** A day like 2026-09-01. */
export type IsoDate = string;

/** A moment in UTC as written by `toISOString`, so that string order is time order. */
export type IsoInstant = string;

export type PersonId = string;
export type TeamId = string;

export type Gender = 'FEMALE' | 'MALE' | 'OTHER';

export const documentKinds = ['IDENTITY', 'MEDICAL', 'PHOTO', 'INSURANCE', 'OTHER'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export interface DocumentRule {
  readonly kind: DocumentKind;
  readonly required: boolean;
  /** Months of validity after its date of issue; absent: unlimited. */
  readonly validForMonths?: number;
}

/** Who can take part in a competition. Absent rules are not enforced. */
export interface RegistrationRules {
  /** Whether players need a licence. Default: yes. */
  readonly requiresLicence?: boolean;
  readonly minPlayers?: number;
  readonly maxPlayers?: number;
  readonly minStaff?: number;
  readonly maxStaff?: number;
  readonly opensAt?: IsoInstant;
  readonly closesAt?: IsoInstant;
  /** Until when, and how often, squads may change after closing. */
  readonly changesUntil?: IsoInstant;
  readonly maxChanges?: number;
  /** The minimum and maximum age, inclusive. */
  readonly ageFrom?: number;
  readonly ageTo?: number;
  /** The day on which ages are computed; default: the day of the match. */
  readonly referenceDate?: IsoDate;
  /** Whether only the year of birth counts, as in most youth categories. */
  readonly byBirthYear?: boolean;
  readonly gender?: 'FEMALE' | 'MALE' | 'MIXED';
  /** In a mixed competition, the minimum number per gender. */
  readonly minPerGender?: number;
  /** How many over-age or foreign players may play; default: no over-age ones, any foreign ones. */
  readonly exceptions?: { readonly overAge?: number; readonly foreign?: number };
  /** Countries whose citizens do not count as foreign; default: Spain. */
  readonly homeCountries?: readonly string[];
  /** Whether players keep a fixed shirt number. */
  readonly fixedShirts?: boolean;
  readonly documents?: readonly DocumentRule[];
  /** Days that documents are kept after the end of the season. */
  readonly documentsKeptDays?: number;
  /** Default: yes. */
  readonly oneTeamPerCompetition?: boolean;
  /** When players may change teams within the competition, both days inclusive. */
  readonly transferWindow?: { readonly from: IsoDate; readonly to: IsoDate };
  /** Such as `{season}-{team}-{0000}`. */
  readonly numberPattern?: string;
  /** Whether an ineligible player is blocked, or only noted. */
  readonly enforcement?: 'BLOCK' | 'WARN';
  readonly requiresConsent?: boolean;
  /** The age from which people consent for themselves; default: 14, as in Spain (LOPDGDD, art. 7). */
  readonly consentAge?: number;
  /** Whether a licence stays valid while a change is under review. Default: yes. */
  readonly playableWhileChecked?: boolean;
}
