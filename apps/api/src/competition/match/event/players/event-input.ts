import type { EventToRegister, Read } from '@traip/contract';

export type EventInput = Read<typeof EventToRegister>;
