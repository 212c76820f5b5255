/** The page's window with its constructors, which the simulator replaces here and there. */
export type AppWindow = Window & typeof globalThis
