import type { LineupRole } from '@traip/engine/match';

/** Staff may field somebody who is suspended or not eligible. */
export function isStaff(role: LineupRole | null): boolean {
  return role === 'super-admin' || role === 'admin' || role === 'referee';
}
