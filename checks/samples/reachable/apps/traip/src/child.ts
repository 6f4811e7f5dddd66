import './plain.mjs';
