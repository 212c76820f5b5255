/** The page's window with its constructors, some of which the simulator replaces. */
export type AppWindow = Window & typeof globalThis
