import { nextTask } from '#base/loading'

/** The code is already part of this page's scripts (`eager`); running it in one task would block a slow phone. */
async function start(): Promise<void> {
  const { boot } = await import(/* webpackMode: "eager" */ './boot/boot')
  await nextTask()
  await boot()
}

void start()
