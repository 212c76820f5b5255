import { nextTask } from '#src/loading'

/** The code is in this page's scripts already (`eager`); run in one piece it would hold up a slow phone. */
async function start(): Promise<void> {
  const { boot } = await import(/* webpackMode: "eager" */ './boot/boot')
  await nextTask()
  await boot()
}

void start()
