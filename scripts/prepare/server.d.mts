export declare const builtServer: string;
export declare function prepareServer(): Promise<void>;
