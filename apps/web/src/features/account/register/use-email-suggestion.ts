'use client';

import { CallFailure, Email } from '@traip/contract';
import { useRef, useState } from 'react';
import { authApi } from '../../../lib/api/browser.ts';

interface EmailSuggestion {
  /** The address that was probably meant, or null. */
  readonly suggestion: string | null;
  readonly check: (typed: string) => Promise<void>;
  readonly dismiss: () => void;
}

/** Detects typos in an address ("gmial.com") after it has been typed. */
export function useEmailSuggestion(): EmailSuggestion {
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const latest = useRef('');

  const check = async (typed: string) => {
    const email = Email.safeParse(typed);
    if (!email.success || email.data === latest.current) return;
    latest.current = email.data;
    try {
      const answer = await authApi.checkEmail({ body: { email: email.data } });
      if (latest.current === email.data) setSuggestion(answer.suggestion);
    } catch (failure) {
      // Optional: the form works without a suggestion.
      if (!(failure instanceof CallFailure)) throw failure;
    }
  };
  const dismiss = () => {
    latest.current = '';
    setSuggestion(null);
  };
  return { suggestion, check, dismiss };
}
