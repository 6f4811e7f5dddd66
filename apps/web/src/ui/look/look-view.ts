import type { Look, Read } from '@traip/contract';

export type LookView = Read<typeof Look>;
