import { oembed } from '../../features/oembed/index.ts';

export const GET = oembed;
