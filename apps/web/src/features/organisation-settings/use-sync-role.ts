'use client';

import { CallFailure, type ErrorCode, type OrganisationRole } from '@traip/contract';
import { useEffect } from 'react';
import { useRefreshUser } from '../../lib/api/use-refresh-user.ts';
import type { Organisation } from './frame/use-organisation.ts';

const removedCodes: readonly (ErrorCode | undefined)[] = ['FORBIDDEN', 'NOT_FOUND'];

interface OrganisationResult {
  readonly data: Organisation | undefined;
  readonly error: Error | null;
}

/** Updates the session when the role was changed or revoked meanwhile. */
export function useSyncRole(known: OrganisationRole, { data, error }: OrganisationResult): void {
  const renewUser = useRefreshUser();
  const hasOtherRole = data !== undefined && data.role !== known;
  const isRemoved = error instanceof CallFailure && removedCodes.includes(error.code);
  useEffect(() => {
    if (hasOtherRole || isRemoved) void renewUser();
  }, [hasOtherRole, isRemoved, renewUser]);
}
