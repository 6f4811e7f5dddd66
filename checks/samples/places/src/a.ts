export const data = '/home/ana/traip/data';
export const mine = "/Users/ana/traip";
export const there = `/workspace/traip`;
export const route = '/home';
export const part = '../features/home/team/list.ts';
export const usual = '/usr/bin/chromium';
