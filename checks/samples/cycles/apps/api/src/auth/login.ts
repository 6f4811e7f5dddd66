import { post } from '../mail/post.ts';
export const login = post;
