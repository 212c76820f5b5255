;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_core_messages_onTodoClose_ts'],
  {
    3439(s, e, i) {
      i.r(e),
        i.d(
          e,
          {},
          {
            default: ({ navigation: s }) => {
              'visible' === document.visibilityState && s.back()
            },
          },
        )
    },
  },
])
