import { type Locale, localisedPath } from '../../../i18n/locales.ts';
import { withCallback } from '../../../lib/session/index.ts';
import { type RequiredSecondStep, secondStepFragment } from '../second-step/required-second-step.ts';

/** Back to the login page, which asks for the second step and then redirects to the original destination. */
export function secondStepPath(
  locale: Locale,
  returnAddress: string | null | undefined,
  required: RequiredSecondStep,
): string {
  const callbackUrl = URL.parse(returnAddress ?? '', 'http://here')?.searchParams.get('callbackUrl') ?? null;
  const login = localisedPath(locale, withCallback('/auth/login', callbackUrl));
  return `${login}#${secondStepFragment(required)}`;
}
