/** Lets the browser take its turn: what comes next runs in a task of its own. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

/** The code is in this page's scripts already (`eager`); run in one piece it would hold up a slow phone. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  const { boot } = await import(/* webpackMode: "eager" */ './boot/boot')
  await nextTask()
  await boot()
}

void start()
