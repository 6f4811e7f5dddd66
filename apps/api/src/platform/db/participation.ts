import type { Consent, RegistrationRules } from '@traip/engine/registration';
import { sql } from 'kysely';

/** What a competition requires of its players, with the configured age of consent. */
export const rulesWithConsentAge = sql<RegistrationRules | null>`competitions.registration_rules
  || jsonb_build_object('consentAge', consent_age())`;

/** The consents in force to taking part, for the person that a query has in `persons`. */
export const participationConsents = sql<readonly Consent[]>`coalesce((select jsonb_agg(jsonb_build_object(
    'by', case held.how when 'SELF' then 'SELF' else 'GUARDIAN' end, 'isGiven', held.choice = 'YES'))
  from consents_in_force as held where held.person_id = persons.id and held.purpose = 'PARTICIPATION'), '[]'::jsonb)`;
