'use client';

import { CallFailure, type ErrorCode, type OrganisationRole } from '@traip/contract';
import { useEffect } from 'react';
import { useRenewUser } from '../../lib/api/use-renew-user.ts';
import type { Organisation } from './frame/use-organisation.ts';

const sentAway: readonly (ErrorCode | undefined)[] = ['FORBIDDEN', 'NOT_FOUND'];

interface Answer {
  readonly data: Organisation | undefined;
  readonly error: Error | null;
}

/** Whoever was given another role, or sent away, meanwhile: the session learns of it here, not minutes later. */
export function useRoleInStep(known: OrganisationRole, { data, error }: Answer): void {
  const renewUser = useRenewUser();
  const isOther = data !== undefined && data.role !== known;
  const isAway = error instanceof CallFailure && sentAway.includes(error.code);
  useEffect(() => {
    if (isOther || isAway) void renewUser();
  }, [isOther, isAway, renewUser]);
}
