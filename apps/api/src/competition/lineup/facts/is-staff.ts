import type { LineupRole } from '@traip/engine/match';

/** Staff can field suspended or ineligible players. */
export function isStaff(role: LineupRole | null): boolean {
  return role === 'super-admin' || role === 'admin' || role === 'referee';
}
