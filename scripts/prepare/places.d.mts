export declare const root: string;
export declare const modules: string;
export declare const web: string;
