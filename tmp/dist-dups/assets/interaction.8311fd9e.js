;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['interaction'],
  {
    1730(t, e, s) {
      let n, i
      s.d(e, { RowWindow: () => I })
      var l = s(4602),
        r = s(5947)
      function o(t, e, s) {
        let n,
          i = s.initialDeps ?? [],
          l = !0
        function r() {
          const r = t()
          return r.length !== i.length || r.some((t, e) => i[e] !== t)
            ? ((i = r),
              (n = e(...r)),
              (null == s ? void 0 : s.onChange) && !(l && s.skipInitialOnChange) && s.onChange(n),
              (l = !1),
              n)
            : n
        }
        return (
          (r.updateDeps = (t) => {
            i = t
          }),
          r
        )
      }
      function a(t, e) {
        if (void 0 !== t) return t
        throw Error(`Unexpected undefined${e ? `: ${e}` : ''}`)
      }
      const h = (t, e) => 1.01 > Math.abs(t - e),
        u = () => {
          if (void 0 !== n) return n
          if ('u' < typeof navigator) return (n = !1)
          if (/iP(hone|od|ad)/.test(navigator.userAgent)) return (n = !0)
          const t = navigator.maxTouchPoints
          return (n = 'MacIntel' === navigator.platform && void 0 !== t && t > 0)
        },
        c = { capture: !0, passive: !0 }
      class d {
        constructor(t) {
          ;(this.host = t),
            (this._touch = null),
            (this.inMotion = () => null !== this._touch && 'lateFling' !== this._touch.phase),
            (this.dragging = () => {
              var t
              return (null == (t = this._touch) ? void 0 : t.phase) === 'down' && this._touch.moved
            }),
            (this.tail = () => {
              var t
              return (null == (t = this._touch) ? void 0 : t.phase) === 'tail'
                ? this._touch.moved
                  ? 'fling'
                  : 'tap'
                : null
            }),
            (this.onScroll = ({ isScrolling: t, ownReadBack: e, moved: s, external: n }) => {
              var i, l, r
              return (
                t && (null == (i = this._touch) ? void 0 : i.phase) === 'tail'
                  ? this._openTail(this._touch.moved || !e, !1)
                  : (null == (l = this._touch) ? void 0 : l.phase) === 'lateFling' &&
                    (this.host.now() > this._touch.until
                      ? (this._touch = null)
                      : n && t && s && this._openTail(!0, !1)),
                !e &&
                  !!t &&
                  !!s &&
                  (null == (r = this._touch) ? void 0 : r.phase) === 'down' &&
                  ((this._touch.moved = !0), !0)
              )
            }),
            (this.touchStart = () => {
              this.end(), (this._touch = { phase: 'down', moved: !1 })
            }),
            (this.touchEnd = () => {
              var t
              const e = (null == (t = this._touch) ? void 0 : t.phase) === 'down' && this._touch.moved
              this.end(), this._openTail(e, e)
            }),
            (this.end = () => {
              var t
              const e = this.host.getWindow()
              ;(null == (t = this._touch) ? void 0 : t.phase) === 'tail' &&
                null != e &&
                e.clearTimeout(this._touch.timerId),
                (this._touch = null)
            }),
            (this.listen = (t) => {
              const e = () => this.touchStart(),
                s = () => this.touchEnd()
              return (
                t.addEventListener('touchstart', e, c),
                t.addEventListener('touchend', s, c),
                t.addEventListener('touchcancel', s, c),
                () => {
                  t.removeEventListener('touchstart', e, c),
                    t.removeEventListener('touchend', s, c),
                    t.removeEventListener('touchcancel', s, c),
                    this.end()
                }
              )
            }),
            (this._openTail = (t, e) => {
              const s = this.host.getWindow()
              if (null == s) return
              this.end()
              const n = {
                phase: 'tail',
                moved: t,
                awaitingFling: e,
                timerId: s.setTimeout(() => {
                  this.host.tailStillMoving()
                    ? this._openTail(n.moved, n.awaitingFling)
                    : ((this._touch = n.awaitingFling ? { phase: 'lateFling', until: this.host.now() + 1e3 } : null),
                      this.host.onTailClosed())
                }, 150),
              }
              this._touch = n
            })
        }
        get touch() {
          return this._touch
        }
      }
      const f = (t) => {
          const { clientWidth: e, clientHeight: s } = t
          return { width: e, height: s }
        },
        m = (t) => {
          const e = new Set()
          return {
            schedule: (s) => {
              const n = t.requestAnimationFrame(() => {
                e.delete(n), s()
              })
              e.add(n)
            },
            cancel: () => {
              e.forEach((e) => t.cancelAnimationFrame(e)), e.clear()
            },
          }
        },
        p = (t) => t,
        g = (t) => {
          const e = t.overscan * Math.max(t.lanes ?? 1, 1),
            s = Math.max(t.startIndex - e, 0),
            n = Math.min(t.endIndex + e, t.count - 1) - s + 1,
            i = Array(n)
          for (let t = 0; t < n; t++) i[t] = s + t
          return i
        },
        v = (t, e) => {
          const s = t.scrollElement
          if (!s) return
          const n = t.targetWindow
          if (!n) return
          const i = (t) => {
            const { width: s, height: n } = t
            e({ width: Math.round(s), height: Math.round(n) })
          }
          if ((i(f(s)), !n.ResizeObserver)) return () => {}
          const l = m(n),
            r = new n.ResizeObserver(() => {
              const e = () => {
                i(f(s))
              }
              t.options.useAnimationFrameWithResizeObserver ? l.schedule(e) : e()
            })
          return (
            r.observe(s, { box: 'content-box' }),
            () => {
              r.unobserve(s), l.cancel()
            }
          )
        },
        S = { passive: !0 },
        x = 'u' < typeof window || 'onscrollend' in window,
        b = (t, e) =>
          ((t, e, s) => {
            var n, i
            let l,
              r = t.scrollElement
            if (!r) return
            const o = t.targetWindow
            if (!o) return
            let a = t.options.useScrollendEvent && x,
              h = 0,
              u = a
                ? null
                : ((n = () => e(s(r), !1)),
                  (i = t.options.isScrollingResetDelay),
                  Object.assign(
                    function (...t) {
                      o.clearTimeout(l), (l = o.setTimeout(() => n.apply(this, t), i))
                    },
                    {
                      cancel: () => {
                        o.clearTimeout(l)
                      },
                    },
                  )),
              c = (t) => () => {
                ;(h = s(r)), null == u || u(), e(h, t)
              },
              d = c(!0),
              f = c(!1)
            return (
              r.addEventListener('scroll', d, S),
              a && r.addEventListener('scrollend', f, S),
              () => {
                r.removeEventListener('scroll', d), a && r.removeEventListener('scrollend', f), null == u || u.cancel()
              }
            )
          })(t, e, (e) => {
            const { horizontal: s, isRtl: n } = t.options
            return s ? e.scrollLeft * ((n && -1) || 1) : e.scrollTop
          }),
        E = (t, e, s) => {
          if (s.options.useCachedMeasurements) {
            const e = s.indexFromElement(t),
              n = s.options.getItemKey(e)
            return s.itemSizeCache.get(n) ?? s.options.estimateSize(e)
          }
          if (null == e ? void 0 : e.borderBoxSize) {
            const t = e.borderBoxSize[0]
            if (t) return Math.round(t[s.options.horizontal ? 'inlineSize' : 'blockSize'])
          }
          if (!e) {
            const e = s.indexFromElement(t),
              n = s.options.getItemKey(e),
              i = s.itemSizeCache.get(n)
            if (void 0 !== i) return i
          }
          return t[s.options.horizontal ? 'offsetWidth' : 'offsetHeight']
        },
        O = (t, { adjustments: e = 0, behavior: s }, n) => {
          var i
          const { scrollElement: l, options: r } = n,
            o = t + e,
            a = r.horizontal && r.isRtl && null !== l && 'ownerDocument' in l
          null == (i = null == l ? void 0 : l.scrollTo) ||
            i.call(l, { [r.horizontal ? 'left' : 'top']: a ? -o : o, behavior: s })
        },
        y = (t, e) => ('smooth' === t ? (e ? 'smoothLanded' : 'smooth') : 'instant'),
        _ = (t) => (null == t ? void 0 : t.phase) === 'smooth' || (null == t ? void 0 : t.phase) === 'smoothLanded'
      class C {
        constructor(t) {
          let e, s, n, i, l, r, c
          ;(this.unsubs = []),
            (this.scrollElement = null),
            (this.targetWindow = null),
            (this.isScrolling = !1),
            (this.scrollState = null),
            (this.measurementsCache = []),
            (this._singleLaneMeasurements = null),
            (this.itemSizeCache = new Map()),
            (this.itemSizeCacheVersion = 0),
            (this.laneAssignments = new Map()),
            (this.pendingMin = null),
            (this.prevLanes = void 0),
            (this.lanesChangedFlag = !1),
            (this.lanesSettling = !1),
            (this.pendingScrollAnchor = null),
            (this.scrollRect = null),
            (this.scrollOffset = null),
            (this.scrollDirection = null),
            (this._holdOffset = 0),
            (this._reportedOverscroll = !1),
            (this._iosGesture = new d({
              getWindow: () => this.targetWindow,
              now: () => this.now(),
              tailStillMoving: () => {
                const t = this.scrollState
                if ((null == t ? void 0 : t.phase) !== 'queued' || null !== this.pendingWrite) return !1
                const e = this._readElementOffset()
                return (
                  !(null === e || null === this._lastElementOffset || 1 > Math.abs(e - this._lastElementOffset)) &&
                  ((this._lastElementOffset = e),
                  (t.samples = [...(t.samples ?? []), { t: this.now(), offset: e }]),
                  !0)
                )
              },
              onTailClosed: () => {
                const t = this.scrollState
                ;(null == t ? void 0 : t.phase) === 'queued' &&
                  ((t) => {
                    const e = t[t.length - 1]
                    if (void 0 === e) return !1
                    let s = t.length - 2
                    for (; s >= 0 && e.t - t[s].t < 40; ) s--
                    if (s < 0) return !1
                    const n = t[s]
                    return Math.abs(e.offset - n.offset) / (e.t - n.t) >= 0.05
                  })(t.samples ?? []) &&
                  (this.scrollState = null),
                  this._flushHoldIfReady(!0),
                  this._writeAwaitingCommand(),
                  this._retryClampedAdjustment()
              },
            })),
            (this._lastElementOffset = null),
            (this.pendingWrite = null),
            (this._clampedAdjustment = null),
            (this.elementsCache = new Map()),
            (this._resizeBatch = null),
            (this.now = () => {
              var t, e, s
              return (
                (null == (s = null == (e = null == (t = this.targetWindow) ? void 0 : t.performance) ? void 0 : e.now)
                  ? void 0
                  : s.call(e)) ?? Date.now()
              )
            }),
            (this.observer =
              ((e = null),
              (s = null),
              (n = !1),
              (i = !1),
              (l = new Set()),
              (r = () => {
                if (e) return e
                const t = this.targetWindow
                if (!t || !t.ResizeObserver) return null
                const i = (s = m(t))
                return (e = new t.ResizeObserver((t) => {
                  const e = () => {
                    const e = { sync: !1 }
                    this._resizeBatch = e
                    try {
                      t.forEach(c)
                    } finally {
                      ;(this._resizeBatch = null),
                        e.notify &&
                          (this.notify(e.sync),
                          this._noteClampMax(),
                          this._flushHoldIfReady(!0),
                          this._retryClampedAdjustment(),
                          this.measureElement(null))
                    }
                  }
                  if (this.options.useAnimationFrameWithResizeObserver) i.schedule(e)
                  else {
                    n = !0
                    try {
                      e()
                    } finally {
                      n = !1
                    }
                  }
                }))
              }),
              (c = (t) => {
                const e = t.target,
                  s = this.indexFromElement(e)
                if (!e.isConnected) {
                  for (const [t, s] of (this.observer.unobserve(e), this.elementsCache))
                    if (s === e) {
                      this.elementsCache.delete(t)
                      break
                    }
                  return
                }
                this.isIndexInRange(s) &&
                  this.shouldMeasureDuringScroll(s) &&
                  this.resizeItem(s, this.options.measureElement(e, t, this))
              }),
              {
                disconnect: () => {
                  var t
                  null == (t = r()) || t.disconnect(),
                    null == s || s.cancel(),
                    l.clear(),
                    (i = !1),
                    (e = null),
                    (s = null)
                },
                observe: (t) => {
                  const o = r()
                  if (o) {
                    if (!n) return void o.observe(t, { box: 'border-box' })
                    l.add(t),
                      i ||
                        ((i = !0),
                        null == s ||
                          s.schedule(() => {
                            ;(i = !1),
                              l.forEach((t) => {
                                t.isConnected && (null == e || e.observe(t, { box: 'border-box' }))
                              }),
                              l.clear()
                          }))
                  }
                },
                unobserve: (t) => {
                  var e
                  l.delete(t), null == (e = r()) || e.unobserve(t)
                },
              })),
            (this.range = null),
            (this.setOptions = (t) => {
              var e
              const s = {
                debug: !1,
                initialOffset: 0,
                overscan: 1,
                paddingStart: 0,
                paddingEnd: 0,
                scrollPaddingStart: 0,
                scrollPaddingEnd: 0,
                horizontal: !1,
                getItemKey: p,
                rangeExtractor: g,
                onChange: () => {},
                measureElement: E,
                initialRect: { width: 0, height: 0 },
                scrollMargin: 0,
                gap: 0,
                indexAttribute: 'data-index',
                initialMeasurementsCache: [],
                lanes: 1,
                anchorTo: 'start',
                followOnAppend: !1,
                scrollEndThreshold: 1,
                isScrollingResetDelay: 150,
                enabled: !0,
                isRtl: !1,
                useScrollendEvent: !1,
                useAnimationFrameWithResizeObserver: !1,
                laneAssignmentMode: 'estimate',
                useCachedMeasurements: !1,
              }
              for (const e in t) {
                const n = t[e]
                void 0 !== n && (s[e] = n)
              }
              let n = this.options,
                i = null,
                l = null,
                r = !1
              if (void 0 !== n && n.enabled && s.enabled && 'end' === s.anchorTo && null !== this.scrollElement) {
                const t = n.count,
                  o = s.count,
                  a = this.getMeasurements(),
                  h = (null == (e = this._singleLaneMeasurements) ? void 0 : e.items) ?? a,
                  u = (t) => {
                    var e
                    return 'object' == typeof (e = h[t]) ? e.key : e
                  },
                  c = t > 0 ? u(0) : null,
                  d = t > 0 ? u(t - 1) : null
                if (o !== t || (t > 0 && o > 0 && (s.getItemKey(0) !== c || s.getItemKey(o - 1) !== d))) {
                  r = !0
                  const e = t > 0 ? (this.getVirtualItemForOffset(this.getScrollOffset()) ?? a[0]) : null
                  e && (i = [e.key, this.getScrollOffset() - e.start])
                  const h = !0 === s.followOnAppend ? 'auto' : s.followOnAppend || null
                  h &&
                    o > 0 &&
                    this.isAtEnd(n.scrollEndThreshold) &&
                    (0 === t || s.getItemKey(o - 1) !== d) &&
                    (o > t ||
                      ((t, e, s, n) => {
                        if (0 === e) return !1
                        let i = n(0),
                          l = new Set(),
                          r = 0
                        for (; r < t; ) {
                          const t = s(r)
                          if (t === i) break
                          l.add(t), r++
                        }
                        const o = t - r
                        if (0 === o || o >= e) return !1
                        for (let t = 0; t < o; t++) if (n(t) !== s(r + t)) return !1
                        for (let t = o; t < e; t++) if (l.has(n(t))) return !1
                        return !0
                      })(t, o, u, s.getItemKey)) &&
                    (l = h)
                }
              }
              ;(this.options = s), r && ((this.pendingMin = 0), this.itemSizeCacheVersion++)
              let o = null
              if (i && null !== this.scrollOffset && !this._awaitingCommandReadBack()) {
                let [t, e] = i,
                  s = this.getMeasurements(),
                  { count: n, getItemKey: r } = this.options,
                  a = 0
                for (; a < n && r(a) !== t; ) a++
                if (a < n) {
                  const t = s[a]
                  if (t) {
                    const s = Math.max(0, t.start + e)
                    l || s === this.scrollOffset || ((o = s - this.scrollOffset), (this.scrollOffset = s))
                  }
                }
              }
              l
                ? (this.pendingScrollAnchor = { kind: 'follow', behavior: l })
                : null !== o &&
                  (this._canWriteScroll()
                    ? (this.pendingScrollAnchor = { kind: 'anchor', delta: o })
                    : ((this._holdOffset += o), this._followOffsetTarget(o)))
            }),
            (this.notify = (t) => {
              var e, s
              null == (s = (e = this.options).onChange) || s.call(e, this, t)
            }),
            (this.maybeNotify = o(
              () => (
                this.calculateRange(),
                [this.isScrolling, this.range ? this.range.startIndex : null, this.range ? this.range.endIndex : null]
              ),
              (t) => {
                this.notify(t)
              },
              {
                key: !1,
                debug: () => this.options.debug,
                initialDeps: [
                  this.isScrolling,
                  this.range ? this.range.startIndex : null,
                  this.range ? this.range.endIndex : null,
                ],
              },
            )),
            (this.cleanup = () => {
              var t
              this.unsubs.filter(Boolean).forEach((t) => t()),
                (this.unsubs = []),
                this.observer.disconnect(),
                null != this.rafId &&
                  this.targetWindow &&
                  (this.targetWindow.cancelAnimationFrame(this.rafId), (this.rafId = null)),
                (this.scrollState = null),
                null == (t = this._momentumStop) || t.restore(),
                (this._momentumStop = null),
                (this.isScrolling = !1),
                (this.scrollDirection = null),
                (this._holdOffset = 0),
                (this._reportedOverscroll = !1),
                (this._clampedAdjustment = null),
                (this.pendingWrite = null),
                (this.scrollElement = null),
                (this.targetWindow = null)
            }),
            (this._didMount = () => () => {
              this.cleanup()
            }),
            (this._willUpdate = () => {
              var t
              const e = this.options.enabled ? this.options.getScrollElement() : null
              if (this.scrollElement !== e) {
                if ((this.cleanup(), !e)) return void this.maybeNotify()
                ;(this.scrollElement = e),
                  this.scrollElement && 'ownerDocument' in this.scrollElement
                    ? (this.targetWindow = this.scrollElement.ownerDocument.defaultView)
                    : (this.targetWindow = (null == (t = this.scrollElement) ? void 0 : t.window) ?? null),
                  this.elementsCache.forEach((t) => {
                    this.observer.observe(t)
                  }),
                  this.unsubs.push(
                    this.options.observeElementRect(this, (t) => {
                      ;(this.scrollRect = t), this.maybeNotify()
                    }),
                  ),
                  this.unsubs.push(
                    this.options.observeElementOffset(this, (t, e) => {
                      var s, n, i, l
                      const r = e ? this._elementMaxScrollOffset() : null,
                        o = this._reportedOverscroll
                      this._reportedOverscroll = t < 0 || (null !== r && t > r + 1)
                      const a = t
                      ;(this._lastElementOffset = a), (t = this._toLayoutOffset(t))
                      const u = this._classifyScrollEvent(t, e, r)
                      if ('spurious' === u) return
                      'readBack' === u
                        ? (t = this.pendingWrite.target)
                        : 'clampedReadBack' === u &&
                            (null == (s = this.scrollState) ? void 0 : s.index) != null &&
                            t < this.getMaxScrollOffset() - 1.5
                          ? (this.scrollState.lastTargetOffset = t)
                          : (({ kind: t, offset: e, command: s, target: n }) => {
                              let i
                              return (
                                'spurious' !== t &&
                                'readBack' !== t &&
                                'clampedReadBack' !== t &&
                                (null == s ? void 0 : s.index) != null &&
                                'queued' !== s.phase &&
                                'smooth' !== (i = s.phase) &&
                                'smoothFinishing' !== i &&
                                !h(e, s.lastTargetOffset) &&
                                !h(e, n()) &&
                                'clampedEcho' !== t
                              )
                            })({
                              kind: u,
                              offset: t,
                              command: this.scrollState,
                              target: () => this.getScrollStateTarget(this.scrollState),
                            }) && (this.scrollState = null),
                        (this.pendingWrite = null),
                        null !== this._clampedAdjustment &&
                          Math.abs(t - this._clampedAdjustment.maxAtWrite) >= 1.5 &&
                          (this._clampedAdjustment = null)
                      const c = this.getScrollOffset(),
                        d = this.scrollDirection
                      ;(this.scrollDirection = e
                        ? c === t
                          ? this.scrollDirection
                          : c < t
                            ? 'forward'
                            : 'backward'
                        : null),
                        (this.scrollOffset = t),
                        (this.isScrolling = e)
                      const f = this.scrollState
                      if ((null == f ? void 0 : f.phase) === 'queued' && 'external' === u && e)
                        if (o || this._reportedOverscroll) f.samples = []
                        else {
                          const t = this.now()
                          ;(f.samples = [...(f.samples ?? []).filter((e) => t - e.t <= 200), { t, offset: a }]),
                            ((null !== d && this.scrollDirection !== d) ||
                              ((t) => {
                                const e = t[t.length - 1]
                                if (void 0 === e) return !1
                                let s = t.length - 2
                                for (; s >= 0 && e.t - t[s].t < 40; ) s--
                                if (s < 0) return !1
                                let n = t[s],
                                  i = s - 1
                                for (; i >= 0 && n.t - t[i].t < 40; ) i--
                                if (i < 0) return !1
                                const l = t[i],
                                  r = (e.offset - n.offset) / (e.t - n.t),
                                  o = (n.offset - l.offset) / (n.t - l.t)
                                return r * o >= 0 && Math.abs(r) >= 2 * Math.abs(o) && Math.abs(r) - Math.abs(o) >= 0.8
                              })(f.samples)) &&
                              (this.scrollState = null)
                        }
                      this._iosGesture.onScroll({
                        isScrolling: e,
                        ownReadBack: 'readBack' === u,
                        moved: t !== c,
                        external:
                          'external' === u &&
                          (null == (n = this.scrollState) ? void 0 : n.phase) !== 'smooth' &&
                          (null == (i = this.scrollState) ? void 0 : i.phase) !== 'smoothFinishing',
                      }) &&
                        (null == (l = this.scrollState) ? void 0 : l.phase) === 'queued' &&
                        (this.scrollState = null),
                        this._flushHoldIfReady(!0),
                        this.scrollState && this.scheduleScrollReconcile(),
                        this.maybeNotify()
                    }),
                  ),
                  'addEventListener' in this.scrollElement &&
                    this.unsubs.push(this._iosGesture.listen(this.scrollElement)),
                  this._scrollToOffset(this.getScrollOffset())
              }
              this._noteClampMax()
              const s = this.pendingScrollAnchor
              ;(this.pendingScrollAnchor = null),
                s &&
                  this.scrollElement &&
                  this.options.enabled &&
                  ('anchor' === s.kind
                    ? this._canWriteScroll()
                      ? (_(this.scrollState) &&
                          !h(this.getScrollOffset() - s.delta, this.scrollState.lastTargetOffset)) ||
                        (this._followOffsetTarget(s.delta), this._scrollToOffset(this.getScrollOffset()))
                      : ((this._holdOffset += s.delta), this._followOffsetTarget(s.delta), this.notify(!1))
                    : this.scrollToEnd({ behavior: s.behavior })),
                this._flushHoldIfReady(!1),
                this._retryClampedAdjustment()
            }),
            (this._classifyScrollEvent = (t, e, s) => {
              var n
              return (({
                offset: t,
                isScrolling: e,
                elementMax: s,
                holdOffset: n,
                scrollOffset: i,
                pendingWrite: l,
                clampedMaxAtWrite: r,
              }) => {
                var o
                return e && null === l && t === i
                  ? 'spurious'
                  : null !== l && 1.5 > Math.abs(t - l.target)
                    ? 'readBack'
                    : (null !== l &&
                          !l.smooth &&
                          null !== s &&
                          l.target > s + n + 0.5 &&
                          1.5 > Math.abs(t - (s + n))) ||
                        (null !== l &&
                          !l.smooth &&
                          (null == (o = l.lowMaxes) ? void 0 : o.some((e) => 1.5 > Math.abs(t - e))))
                      ? 'clampedReadBack'
                      : null !== r && 1.5 > Math.abs(t - r)
                        ? 'clampedEcho'
                        : 'external'
              })({
                offset: t,
                isScrolling: e,
                elementMax: s,
                holdOffset: this._holdOffset,
                scrollOffset: this.scrollOffset,
                pendingWrite: this.pendingWrite,
                clampedMaxAtWrite: (null == (n = this._clampedAdjustment) ? void 0 : n.maxAtWrite) ?? null,
              })
            }),
            (this._retryClampedAdjustment = () => {
              if (
                null === this._clampedAdjustment ||
                !this.scrollElement ||
                !this.options.enabled ||
                !this._canWriteScroll()
              )
                return
              const { target: t, maxAtWrite: e } = this._clampedAdjustment,
                s = this.getMaxScrollOffset()
              s > e + 0.5 &&
                ((this._clampedAdjustment = t > s + 0.5 ? { target: t, maxAtWrite: s } : null), this._scrollToOffset(t))
            }),
            (this._writeAwaitingCommand = () => {
              const t = this.scrollState
              if (null === t || 'queued' !== t.phase) return
              const { behavior: e } = t
              this.getMeasurements()
              const s = this.getScrollStateTarget(t)
              ;(t.lastTargetOffset = s),
                (this._clampedAdjustment = null),
                (t.phase = y(e, null != t.index && h(s, this.getScrollOffset()))),
                this._scrollToOffset(s, { behavior: e }),
                this.scheduleScrollReconcile()
            }),
            (this._readElementOffset = () => {
              const t = this.scrollElement
              if (null == t) return null
              const { horizontal: e, isRtl: s } = this.options
              return 'number' == typeof t.scrollTop
                ? e
                  ? t.scrollLeft * ((s && -1) || 1)
                  : t.scrollTop
                : 'number' == typeof t.scrollY
                  ? e
                    ? t.scrollX
                    : t.scrollY
                  : null
            }),
            (this._canWriteScroll = () => !(u() && this._iosGesture.inMotion()) && !this._reportedOverscroll),
            (this._flushHoldIfReady = (t) => {
              var e
              if (
                0 === this._holdOffset ||
                !this.scrollElement ||
                !this.options.enabled ||
                !this._canWriteScroll() ||
                (null == (e = this.scrollState) ? void 0 : e.phase) === 'smooth'
              )
                return
              ;(this._holdOffset = 0),
                null !== this.scrollOffset && this.scrollOffset < 0 && (this.scrollOffset = 0),
                this.notify(t)
              const s = this.getCommandWrittenOffset() ?? this.getScrollOffset()
              ;(this._clampedAdjustment = this._clampedBy(s)), this._scrollToOffset(s)
            }),
            (this.rafId = null),
            (this.getSize = () =>
              this.options.enabled
                ? ((this.scrollRect = this.scrollRect ?? this.options.initialRect),
                  this.scrollRect[this.options.horizontal ? 'width' : 'height'])
                : ((this.scrollRect = null), 0)),
            (this.getScrollOffset = () =>
              this.options.enabled
                ? ((this.scrollOffset =
                    this.scrollOffset ??
                    ('function' == typeof this.options.initialOffset
                      ? this.options.initialOffset()
                      : this.options.initialOffset)),
                  this.scrollOffset)
                : ((this.scrollOffset = null), 0)),
            (this.getMeasurementOptions = o(
              () => [
                this.options.count,
                this.options.paddingStart,
                this.options.scrollMargin,
                this.options.getItemKey,
                this.options.enabled,
                this.options.lanes,
                this.options.laneAssignmentMode,
                this.options.gap,
              ],
              (t, e, s, n, i, l, r, o) => (
                void 0 !== this.prevLanes && this.prevLanes !== l && (this.lanesChangedFlag = !0),
                (this.prevLanes = l),
                (this.pendingMin = null),
                {
                  count: t,
                  paddingStart: e,
                  scrollMargin: s,
                  getItemKey: n,
                  enabled: i,
                  lanes: l,
                  laneAssignmentMode: r,
                  gap: o,
                }
              ),
              { key: !1 },
            )),
            (this.isIndexInRange = (t) => t >= 0 && t < this.options.count),
            (this.getMeasurements = o(
              () => [this.getMeasurementOptions(), this.itemSizeCacheVersion],
              (
                {
                  count: t,
                  paddingStart: e,
                  scrollMargin: s,
                  getItemKey: n,
                  enabled: i,
                  lanes: l,
                  laneAssignmentMode: r,
                  gap: o,
                },
                a,
              ) => {
                var h, u
                const c = this.itemSizeCache
                if (!i)
                  return (
                    (this.measurementsCache = []),
                    (this._singleLaneMeasurements = null),
                    this.itemSizeCache.clear(),
                    this.laneAssignments.clear(),
                    []
                  )
                if (this.laneAssignments.size > t)
                  for (const e of this.laneAssignments.keys()) e >= t && this.laneAssignments.delete(e)
                this.lanesChangedFlag &&
                  ((this.lanesChangedFlag = !1),
                  (this.lanesSettling = !0),
                  (this.measurementsCache = []),
                  (this._singleLaneMeasurements = null),
                  this.itemSizeCache.clear(),
                  this.laneAssignments.clear(),
                  (this.pendingMin = null)),
                  0 !== this.measurementsCache.length ||
                    this.lanesSettling ||
                    ((this.measurementsCache = this.options.initialMeasurementsCache),
                    this.measurementsCache.forEach((t) => {
                      this.itemSizeCache.set(t.key, t.size)
                    }))
                const d = this.lanesSettling ? 0 : (this.pendingMin ?? 0)
                if (
                  ((this.pendingMin = null),
                  this.lanesSettling && this.measurementsCache.length === t && (this.lanesSettling = !1),
                  1 === l)
                ) {
                  let i,
                    l,
                    r = 2 * t,
                    a = null == (h = this._singleLaneMeasurements) ? void 0 : h.flat
                  if (!a || a.length < r) {
                    const t = new Float64Array(r)
                    a && d > 0 && t.set(a.subarray(0, 2 * d)), (a = t)
                  }
                  const f = 0 === d ? Array(t) : this._singleLaneMeasurements.items.slice()
                  if (0 === d) i = e + s
                  else {
                    const t = d - 1
                    i = a[2 * t] + a[2 * t + 1] + o
                  }
                  for (let e = d; e < t; e++) {
                    const t = n(e)
                    f[e] = t
                    const s = c.get(t),
                      l = 'number' == typeof s ? s : this.options.estimateSize(e)
                    ;(a[2 * e] = i), (a[2 * e + 1] = l), (i += l + o)
                  }
                  this._singleLaneMeasurements = { flat: a, items: f }
                  const m =
                    ((u = a),
                    (l = f.length),
                    new Proxy(f, {
                      get(t, e, s) {
                        if ('string' == typeof e) {
                          const s = e.charCodeAt(0)
                          if (s >= 48 && s <= 57) {
                            const s = +e
                            if (Number.isInteger(s) && s >= 0 && s < l) {
                              let e = t[s]
                              if ('object' != typeof e) {
                                const n = u[2 * s]
                                e = t[s] = {
                                  index: s,
                                  key: e,
                                  start: n,
                                  size: u[2 * s + 1],
                                  end: n + u[2 * s + 1],
                                  lane: 0,
                                }
                              }
                              return e
                            }
                          }
                          if ('length' === e) return l
                        }
                        return Reflect.get(t, e, s)
                      },
                    }))
                  return ((this.measurementsCache = m), m)
                }
                let f = this.measurementsCache.slice(0, d),
                  m = Array(l).fill(void 0),
                  p = new Float64Array(l),
                  g = 0
                for (let t = 0; t < d; t++) {
                  const e = f[t]
                  e && (void 0 === m[e.lane] && g++, (m[e.lane] = t), (p[e.lane] = e.end))
                }
                for (let i = d; i < t; i++) {
                  let t,
                    a,
                    h = n(i),
                    u = this.laneAssignments.get(i),
                    d = 'estimate' === r || c.has(h)
                  if (void 0 !== u && this.options.lanes > 1) {
                    const n = m[(t = u)],
                      i = void 0 !== n ? f[n] : void 0
                    a = i ? i.end + o : e + s
                  } else if (g === l) {
                    let e = 0,
                      s = p[0],
                      n = m[0]
                    for (let t = 1; t < l; t++) {
                      const i = p[t]
                      ;(i < s || (i === s && m[t] < n)) && ((e = t), (s = i), (n = m[t]))
                    }
                    ;(t = e), (a = s + o), d && this.laneAssignments.set(i, t)
                  } else (t = i % this.options.lanes), (a = e + s), d && this.laneAssignments.set(i, t)
                  const v = c.get(h),
                    S = 'number' == typeof v ? v : this.options.estimateSize(i),
                    x = a + S
                  ;(f[i] = { index: i, start: a, size: S, end: x, key: h, lane: t }),
                    void 0 === m[t] && g++,
                    (m[t] = i),
                    (p[t] = x)
                }
                return ((this.measurementsCache = f), f)
              },
              { key: !1, debug: () => this.options.debug },
            )),
            (this.calculateRange = o(
              () => [
                this.getMeasurements(),
                this.getSize(),
                this.getScrollOffset(),
                this.options.lanes,
                this._getLayoutTotalSize() + this.options.scrollMargin,
              ],
              (t, e, s, n, i) => {
                if (0 === t.length || 0 === e) return ((this.range = null), null)
                const l = Math.max(i - e, 0)
                return (
                  (this.range = ((t, e, s, n, i) => {
                    const l = t.length - 1
                    if (t.length <= n) return { startIndex: 0, endIndex: l }
                    if (1 === n && null !== i) {
                      let t = ((t, e, s) => {
                          let n = 0
                          for (; n <= e; ) {
                            const i = ((n + e) / 2) | 0,
                              l = t[2 * i]
                            if (l < s) n = i + 1
                            else {
                              if (!(l > s)) return i
                              e = i - 1
                            }
                          }
                          return n > 0 ? n - 1 : 0
                        })(i, l, s),
                        n = t,
                        r = s + e
                      for (; n < l && i[2 * n] + i[2 * n + 1] < r; ) n++
                      return { startIndex: t, endIndex: n }
                    }
                    let r = M(0, l, (e) => t[e].start, s),
                      o = r
                    if (1 === n) for (; o < l && t[o].end < s + e; ) o++
                    else if (n > 1) {
                      const i = Array(n).fill(0)
                      for (; o < l && i.some((t) => t < s + e); ) {
                        const e = t[o]
                        ;(i[e.lane] = e.end), o++
                      }
                      const a = Array(n).fill(s + e)
                      for (; r >= 0 && a.some((t) => t >= s); ) {
                        const e = t[r]
                        ;(a[e.lane] = e.start), r--
                      }
                      ;(r = Math.max(0, r - (r % n))), (o = Math.min(l, o + (n - 1 - (o % n))))
                    }
                    return { startIndex: r, endIndex: o }
                  })(
                    t,
                    e,
                    Math.min(s, l),
                    n,
                    1 === n && null !== this._singleLaneMeasurements ? this._singleLaneMeasurements.flat : null,
                  )),
                  this.range
                )
              },
              { key: !1, debug: () => this.options.debug },
            )),
            (this.getVirtualIndexes = o(
              () => {
                let t = null,
                  e = null,
                  s = this.calculateRange()
                return (
                  s && ((t = s.startIndex), (e = s.endIndex)),
                  this.maybeNotify.updateDeps([this.isScrolling, t, e]),
                  [this.options.rangeExtractor, this.options.overscan, this.options.count, t, e, this.options.lanes]
                )
              },
              (t, e, s, n, i, l) =>
                null === n || null === i ? [] : t({ startIndex: n, endIndex: i, overscan: e, count: s, lanes: l }),
              { key: !1, debug: () => this.options.debug },
            )),
            (this.indexFromElement = (t) => {
              const e = this.options.indexAttribute,
                s = t.getAttribute(e)
              return s
                ? parseInt(s, 10)
                : (console.warn(`Missing attribute name '${e}={index}' on measured element.`), -1)
            }),
            (this.shouldMeasureDuringScroll = (t) => {
              var e
              if (!_(this.scrollState)) return !0
              const s =
                this.scrollState.index ??
                (null == (e = this.getVirtualItemForOffset(this.scrollState.lastTargetOffset)) ? void 0 : e.index)
              if (void 0 !== s && this.range) {
                const e = Math.max(this.options.overscan, Math.ceil((this.range.endIndex - this.range.startIndex) / 2)),
                  n = Math.max(0, s - e),
                  i = Math.min(this.options.count - 1, s + e)
                return t >= n && t <= i
              }
              return !0
            }),
            (this.measureElement = (t) => {
              if (!t)
                return void this.elementsCache.forEach((t, e) => {
                  t.isConnected || (this.observer.unobserve(t), this.elementsCache.delete(e))
                })
              const e = this.indexFromElement(t)
              if (!this.isIndexInRange(e)) return
              const s = this.options.getItemKey(e),
                n = this.elementsCache.get(s)
              n !== t && (n && this.observer.unobserve(n), this.observer.observe(t), this.elementsCache.set(s, t)),
                t.isConnected &&
                  (!this.isScrolling || this.scrollState) &&
                  this.shouldMeasureDuringScroll(e) &&
                  this.resizeItem(e, this.options.measureElement(t, void 0, this))
            }),
            (this.resizeItem = (t, e) => {
              var s, n, i
              let l, r, o
              if (!this.isIndexInRange(t)) return
              ;(null == (s = this._resizeBatch) ? void 0 : s.sync) && this.getMeasurements()
              const a = null == (n = this._singleLaneMeasurements) ? void 0 : n.flat
              if (1 === this.options.lanes && null != a)
                (o = this.options.getItemKey(t)), (r = a[2 * t]), (l = a[2 * t + 1])
              else {
                const e = this.measurementsCache[t]
                if (!e) return
                ;(o = e.key), (r = e.start), (l = e.size)
              }
              const h = this.itemSizeCache.get(o) ?? l,
                u = e - h
              if (0 !== u) {
                const s =
                    'end' === this.options.anchorTo &&
                    !_(this.scrollState) &&
                    this.getVirtualDistanceFromEnd() <= this.options.scrollEndThreshold,
                  n = s ? this._getLayoutTotalSize() : 0,
                  a = this.getScrollOffset(),
                  c = this.itemSizeCache.has(o) ? r + h <= a && 'backward' !== this.scrollDirection : r < a,
                  d =
                    !_(this.scrollState) &&
                    (void 0 !== this.shouldAdjustScrollPositionOnItemSizeChange
                      ? this.shouldAdjustScrollPositionOnItemSizeChange(
                          this.measurementsCache[t] ?? { index: t, key: o, start: r, size: l, end: r + l, lane: 0 },
                          u,
                          this,
                        )
                      : c)
                ;(null === this.pendingMin || t < this.pendingMin) && (this.pendingMin = t),
                  this.itemSizeCache.set(o, e),
                  this.itemSizeCacheVersion++
                let f = !1
                if (
                  (!this._awaitingCommandReadBack() &&
                    (s
                      ? (f = this.applyScrollAdjustment(this._getLayoutTotalSize() - n))
                      : d && (f = this.applyScrollAdjustment(u))),
                  this._resizeBatch)
                ) {
                  ;(this._resizeBatch.notify = !0), (i = this._resizeBatch).sync || (i.sync = f)
                  return
                }
                this.notify(f), this._noteClampMax(), this._flushHoldIfReady(!0), this._retryClampedAdjustment()
              }
            }),
            (this.getVirtualItems = o(
              () => [this.getVirtualIndexes(), this.getMeasurements(), this._holdOffset],
              (t, e, s) => {
                const n = []
                for (let i = 0, l = t.length; i < l; i++) {
                  const l = e[t[i]]
                  n.push(0 === s ? l : { ...l, start: l.start - s, end: l.end - s })
                }
                return n
              },
              { key: !1, debug: () => this.options.debug },
            )),
            (this.getVirtualItemForOffset = (t) => {
              var e
              const s = this.getMeasurements()
              if (0 === s.length) return
              const n = null == (e = this._singleLaneMeasurements) ? void 0 : e.flat,
                i = 1 === this.options.lanes && null != n,
                l = M(0, s.length - 1, i ? (t) => n[2 * t] : (t) => a(s[t]).start, t)
              return a(s[l])
            }),
            (this._noteClampMax = () => {
              if (!this._awaitingCommandReadBack()) return
              const t = this._elementMaxScrollOffset()
              if (null === t) return
              const e = this.pendingWrite,
                s = Math.max(t, 0) + this._holdOffset
              if (s >= e.target) return
              const n = e.lowMaxes ?? (e.lowMaxes = [])
              n[n.length - 1] !== s && n.push(s)
            }),
            (this.getMaxScrollOffset = () => (this._elementMaxScrollOffset() ?? 0) + this._holdOffset),
            (this._toLayoutOffset = (t) => {
              var e
              let s = t + this._holdOffset
              return (
                (null == (e = this.pendingScrollAnchor) ? void 0 : e.kind) === 'anchor' &&
                  (s += this.pendingScrollAnchor.delta),
                s
              )
            }),
            (this._elementMaxScrollOffset = () => {
              const t = this.scrollElement
              if (null === t) return null
              if ('scrollHeight' in t)
                return this.options.horizontal ? t.scrollWidth - t.clientWidth : t.scrollHeight - t.clientHeight
              if ('document' in t) {
                const e = t.document.documentElement
                return this.options.horizontal ? e.scrollWidth - t.innerWidth : e.scrollHeight - t.innerHeight
              }
              return null
            }),
            (this._momentumStop = null),
            (this._stopMomentum = (t) => {
              const e = this.scrollElement,
                s = this.targetWindow
              if (null === e || null === s) return
              const n = 'document' in e ? e.document.scrollingElement : e
              if (!(null == n ? void 0 : n.style)) return
              if (this._momentumStop) {
                this._momentumStop.done = t
                return
              }
              const { style: i } = n,
                l = this.options.horizontal ? 'overflow-x' : 'overflow-y',
                r = i.getPropertyValue(l),
                o = i.getPropertyPriority(l),
                a = () => (this.options.horizontal ? n.clientHeight : n.clientWidth),
                h = a()
              if ((i.setProperty(l, 'hidden', 'important'), a() !== h)) return void i.setProperty(l, r, o)
              const u = {
                restore: () =>
                  'hidden' === i.getPropertyValue(l) &&
                  'important' === i.getPropertyPriority(l) &&
                  (i.setProperty(l, r, o), !0),
                done: t,
              }
              ;(this._momentumStop = u),
                s.requestAnimationFrame(() =>
                  s.requestAnimationFrame(() => {
                    this._momentumStop === u && ((this._momentumStop = null), u.restore() && u.done())
                  }),
                )
            }),
            (this._clampedBy = (t) => {
              const e = this._elementMaxScrollOffset()
              if (null === e) return null
              const s = e + this._holdOffset
              return t > s + 0.5 ? { target: t, maxAtWrite: s } : null
            }),
            (this.getVirtualDistanceFromEnd = () =>
              Math.max(
                this._getLayoutTotalSize() + this.options.scrollMargin - this.getSize() - this.getScrollOffset(),
                0,
              )),
            (this.getDistanceFromEnd = () => Math.max(this.getMaxScrollOffset() - this.getScrollOffset(), 0)),
            (this.isAtEnd = (t = this.options.scrollEndThreshold) => this.getDistanceFromEnd() <= t),
            (this.getOffsetForAlignment = (t, e, s = 0) => {
              if (!this.scrollElement) return 0
              const n = this.getSize(),
                i = this.getScrollOffset()
              return (
                'auto' === e && (e = t >= i + n ? 'end' : 'start'),
                'center' === e ? (t += (s - n) / 2) : 'end' === e && (t -= n),
                Math.max(Math.min(this.getMaxScrollOffset(), t), 0)
              )
            }),
            (this.getOffsetForIndex = (t, e = 'auto') => {
              t = Math.max(0, Math.min(t, this.options.count - 1))
              const s = this.getSize(),
                n = this.getScrollOffset(),
                i = this.getMeasurements()[t]
              if (!i) return
              if ('auto' === e)
                if (i.end >= n + s - this.options.scrollPaddingEnd) e = 'end'
                else {
                  if (!(i.start <= n + this.options.scrollPaddingStart)) return [n, e]
                  e = 'start'
                }
              if ('end' === e && t === this.options.count - 1) {
                const t = this.getMaxScrollOffset()
                return [Math.max(Math.min(t - this.options.paddingEnd + this.options.scrollPaddingEnd, t), 0), e]
              }
              const l = 'end' === e ? i.end + this.options.scrollPaddingEnd : i.start - this.options.scrollPaddingStart
              return [this.getOffsetForAlignment(l, e, i.size), e]
            }),
            (this.scrollToOffset = (t, { align: e = 'start', behavior: s = 'auto' } = {}) => {
              this._startScroll({ index: null, align: e }, this.getOffsetForAlignment(t, e), s, 'absolute')
            }),
            (this.scrollToIndex = (t, { align: e = 'auto', behavior: s = 'auto' } = {}) => {
              t = Math.max(0, Math.min(t, this.options.count - 1))
              const n = this.getOffsetForIndex(t, e)
              if (!n) return
              const [i, l] = n
              this._startScroll({ index: t, align: l }, i, s, 'absolute')
            }),
            (this.scrollBy = (t, { behavior: e = 'auto' } = {}) => {
              const s = this.getOffsetForAlignment(
                (this.getCommandWrittenOffset() ?? this.getScrollOffset()) + t,
                'start',
              )
              this._startScroll({ index: null, align: 'start' }, s, e, 'relative')
            }),
            (this.scrollToEnd = ({ behavior: t = 'auto' } = {}) => {
              this.options.count > 0
                ? this._startScroll(
                    { index: this.options.count - 1, align: 'end', toEnd: !0 },
                    Math.max(this.getMaxScrollOffset(), 0),
                    t,
                    'absolute',
                  )
                : this.scrollToOffset(Math.max(this.getTotalSize() - this.getSize(), 0), { behavior: t })
            }),
            (this.cancelScroll = () => {
              null != this.rafId &&
                this.targetWindow &&
                (this.targetWindow.cancelAnimationFrame(this.rafId), (this.rafId = null)),
                (this.scrollState = null)
            }),
            (this.getTotalSize = () => Math.max(this._getLayoutTotalSize() - this._holdOffset, 0)),
            (this._getLayoutTotalSize = () => {
              var t, e
              let s,
                n = this.getMeasurements()
              if (0 === n.length) s = this.options.paddingStart
              else if (1 === this.options.lanes) {
                const i = n.length - 1,
                  l = null == (t = this._singleLaneMeasurements) ? void 0 : t.flat
                s = null != l ? l[2 * i] + l[2 * i + 1] : ((null == (e = n[i]) ? void 0 : e.end) ?? 0)
              } else {
                let t = Array(this.options.lanes).fill(null),
                  e = n.length - 1
                for (; e >= 0 && t.some((t) => null === t); ) {
                  const s = n[e]
                  null === t[s.lane] && (t[s.lane] = s.end), e--
                }
                s = Math.max(...t.filter((t) => null !== t))
              }
              return Math.max(s - this.options.scrollMargin + this.options.paddingEnd, 0)
            }),
            (this.takeSnapshot = () => {
              const t = []
              if (0 === this.itemSizeCache.size) return t
              for (const e of this.getMeasurements())
                e &&
                  this.itemSizeCache.has(e.key) &&
                  t.push({ index: e.index, key: e.key, start: e.start, size: e.size, end: e.end, lane: e.lane })
              return t
            }),
            (this._scrollToOffset = (t, { adjustments: e, behavior: s } = {}) => {
              const n = { target: t + (e ?? 0), smooth: 'smooth' === s }
              return (
                (this.pendingWrite = n),
                this.options.scrollToFn(t - this._holdOffset, { behavior: s, adjustments: e }, this),
                n
              )
            }),
            (this.getCommandWrittenOffset = () =>
              null === this.scrollState || null === this.pendingWrite || this.pendingWrite.smooth
                ? null
                : this.pendingWrite.target),
            (this._awaitingCommandReadBack = () => {
              const t = this.getCommandWrittenOffset()
              return !(u() && this._iosGesture.dragging()) && null !== t && !h(t, this.getScrollOffset())
            }),
            (this._followOffsetTarget = (t) => {
              null !== this.scrollState && null == this.scrollState.index && (this.scrollState.lastTargetOffset += t)
            }),
            (this.measure = () => {
              ;(this.pendingMin = null),
                this.itemSizeCache.clear(),
                this.laneAssignments.clear(),
                this.itemSizeCacheVersion++,
                this.notify(!1)
            }),
            this.setOptions(t)
        }
        get scrollAdjustments() {
          return 0
        }
        applyScrollAdjustment(t, e) {
          if (0 === t) return !1
          if ((this._followOffsetTarget(t), !this._canWriteScroll()))
            return ((this._holdOffset += t), null !== this.scrollOffset && (this.scrollOffset += t), !0)
          {
            const s = this.getScrollOffset()
            this._clampedAdjustment = this._clampedBy(s + t)
            const n = this._scrollToOffset(s, { adjustments: t, behavior: e })
            return (
              null !== this.scrollOffset &&
                (this.pendingWrite === n && (this.scrollOffset += t), this.scrollOffset < 0 && (this.scrollOffset = 0)),
              !0
            )
          }
        }
        scheduleScrollReconcile() {
          if (!this.targetWindow) {
            this.scrollState = null
            return
          }
          null == this.rafId &&
            (this.rafId = this.targetWindow.requestAnimationFrame(() => {
              ;(this.rafId = null), this.reconcileScroll()
            }))
        }
        getScrollStateTarget(t) {
          const e = t.toEnd
            ? [Math.max(this.getMaxScrollOffset(), 0)]
            : null != t.index
              ? this.getOffsetForIndex(t.index, t.align)
              : void 0
          return e ? e[0] : t.lastTargetOffset
        }
        reconcileScroll() {
          if (!this.scrollState || !this.scrollElement) return
          if (this.now() - this.scrollState.startedAt > 5e3) {
            this.scrollState = null
            return
          }
          if ('queued' === this.scrollState.phase) return void this.scheduleScrollReconcile()
          this.getMeasurements()
          const t = this.getScrollStateTarget(this.scrollState),
            e = null == this.scrollState.index ? 1 : this.options.useAnimationFrameWithResizeObserver ? 3 : 2,
            s = t !== this.scrollState.lastTargetOffset
          if (!s && h(t, this.getScrollOffset())) {
            if (
              ('smooth' === this.scrollState.phase
                ? (this.scrollState.phase = 'smoothLanded')
                : 'smoothFinishing' === this.scrollState.phase && (this.scrollState.phase = 'instant'),
              this.scrollState.stableFrames++,
              this.scrollState.stableFrames >= e)
            ) {
              this.getScrollOffset() !== t && this._scrollToOffset(t, { behavior: 'auto' }), (this.scrollState = null)
              return
            }
          } else if (((this.scrollState.stableFrames = 0), s)) {
            const e = this.getSize() || 600,
              s = Math.abs(t - this.getScrollOffset()),
              n = _(this.scrollState) && s > e
            ;(this.scrollState.lastTargetOffset = t),
              n
                ? (this.scrollState.phase = 'smooth')
                : 'smooth' === this.scrollState.phase
                  ? (this.scrollState.phase = 'smoothFinishing')
                  : 'smoothLanded' === this.scrollState.phase && (this.scrollState.phase = 'instant'),
              this._scrollToOffset(t, { behavior: n ? 'smooth' : 'auto' })
          }
          this.scheduleScrollReconcile()
        }
        _startScroll(t, e, s, n) {
          ;(this.pendingScrollAnchor = null), (this._clampedAdjustment = null)
          const l = this._iosGesture.tail()
          if ('absolute' === n && null !== l) {
            if (
              'fling' === l &&
              (!u() ||
                (void 0 !== i
                  ? i
                  : (i =
                      u() &&
                      'u' > typeof CSS &&
                      'function' == typeof CSS.supports &&
                      CSS.supports('overflow-anchor: auto'))))
            ) {
              this._stopMomentum(() => {
                const t = this.scrollState
                ;(null == t ? void 0 : t.phase) !== 'queued' ||
                  'fling' !== this._iosGesture.tail() ||
                  this._reportedOverscroll ||
                  (this._iosGesture.end(), this._flushHoldIfReady(!0), this._writeAwaitingCommand())
              }),
                (this.scrollState = {
                  ...t,
                  startedAt: this.now(),
                  lastTargetOffset: e,
                  stableFrames: 0,
                  phase: 'queued',
                  behavior: s,
                  samples: [],
                }),
                this.scheduleScrollReconcile()
              return
            }
            this._iosGesture.end()
          }
          ;(this.scrollState = {
            ...t,
            startedAt: this.now(),
            lastTargetOffset: e,
            stableFrames: 0,
            behavior: s,
            phase: y(s, null != t.index && h(e, this.getScrollOffset())),
          }),
            this._scrollToOffset(e, { behavior: s }),
            this.scheduleScrollReconcile()
        }
      }
      const M = (t, e, s, n) => {
          for (; t <= e; ) {
            const i = ((t + e) / 2) | 0,
              l = s(i)
            if (l < n) t = i + 1
            else {
              if (!(l > n)) return i
              e = i - 1
            }
          }
          return t > 0 ? t - 1 : 0
        },
        w = 'u' > typeof document ? l.useLayoutEffect : l.useEffect
      var z = s(6501)
      function I(t) {
        const { ids: e, rowHeight: s, list: n, scroller: i, initialHeights: o, onLeave: a, onPlaced: h } = t,
          u = (0, z.N)(),
          [c] = (0, l.useState)(i),
          d = (({ useFlushSync: t = !0, directDomUpdates: e = !1, directDomUpdatesMode: s = 'transform', ...n }) => {
            const i = l.useReducer((t) => t + 1, 0)[1],
              o = l.useRef({
                enabled: e,
                mode: s,
                container: null,
                lastSize: null,
                lastPositions: new WeakMap(),
                prevRange: null,
              })
            ;(o.current.enabled = e), (o.current.mode = s)
            const a = l.useRef(!1),
              h = (t) => {
                const e = o.current
                if (!e.enabled || !e.container) return
                const s = t.getTotalSize()
                if (s !== e.lastSize) {
                  e.lastSize = s
                  const n = t.options.horizontal ? 'width' : 'height'
                  e.container.style[n] = `${s}px`
                }
              },
              u = (t, e, s) => {
                const n = o.current,
                  i = !!t.options.horizontal,
                  l = e.start - t.options.scrollMargin
                n.lastPositions.get(s) !== l &&
                  (n.lastPositions.set(s, l),
                  'transform' === n.mode
                    ? (s.style.transform = i ? `translate3d(${l}px, 0, 0)` : `translate3d(0, ${l}px, 0)`)
                    : (s.style[i ? 'left' : 'top'] = `${l}px`))
              },
              c = (t) => {
                const e = o.current
                if (e.enabled && e.container)
                  for (const e of (h(t), t.getVirtualItems())) {
                    const s = t.elementsCache.get(e.key)
                    s && u(t, e, s)
                  }
              },
              d = {
                ...n,
                onChange: (e, s) => {
                  var l
                  let h = o.current,
                    u = !0
                  if (h.enabled) {
                    c(e)
                    const t = e.range,
                      s = h.prevRange
                    ;(u =
                      !s ||
                      s.isScrolling !== e.isScrolling ||
                      s.startIndex !== (null == t ? void 0 : t.startIndex) ||
                      s.endIndex !== (null == t ? void 0 : t.endIndex)) &&
                      (h.prevRange = t
                        ? { startIndex: t.startIndex, endIndex: t.endIndex, isScrolling: e.isScrolling }
                        : null)
                  }
                  u && (t && s && !a.current ? (0, r.flushSync)(i) : i()), null == (l = n.onChange) || l.call(n, e, s)
                },
              },
              [f] = l.useState(() => {
                const t = new C(d),
                  e = t.measureElement
                return (
                  (t.measureElement = (s) => {
                    a.current = !0
                    try {
                      e(s)
                    } finally {
                      a.current = !1
                    }
                    const n = o.current
                    if (null !== s && n.enabled && n.container) {
                      const e = t.measurementsCache[t.indexFromElement(s)]
                      e && u(t, e, s)
                    }
                  }),
                  Object.assign(t, {
                    containerRef: (e) => {
                      const s = o.current
                      ;(s.container = e), (s.lastSize = null), null !== e && c(t)
                    },
                  })
                )
              })
            return (
              f.setOptions(d),
              w(() => f._didMount(), []),
              w(() => (h(f), f._willUpdate())),
              w(() => {
                c(f)
              }),
              f
            )
          })({
            observeElementRect: v,
            observeElementOffset: b,
            scrollToFn: O,
            ...{
              count: e.length,
              getScrollElement: i,
              estimateSize: (0, l.useCallback)(() => s * u, [s, u]),
              getItemKey: (0, l.useCallback)((t) => e[t] ?? t, [e]),
              overscan: 6,
              scrollMargin: ((t, e) => {
                const [s, n] = (0, l.useState)(0)
                return (
                  (0, l.useLayoutEffect)(() => {
                    const s = t.current,
                      i = e()
                    if (!s || !i) return
                    const l = () => {
                      const t = s.getBoundingClientRect().top - i.getBoundingClientRect().top + i.scrollTop
                      n((e) => (1 > Math.abs(e - t) ? e : t))
                    }
                    if ((l(), 'u' < typeof ResizeObserver)) return
                    const r = new ResizeObserver(l)
                    r.observe(i)
                    for (let t = s.previousElementSibling; t; t = t.previousElementSibling) r.observe(t)
                    return () => r.disconnect()
                  }, [t, e]),
                  s
                )
              })(n, i),
              measureElement: A,
              initialOffset: () => c?.scrollTop ?? 0,
              initialRect: { width: 0, height: c?.clientHeight ?? 0 },
              ...(o ? { initialMeasurementsCache: [...o] } : {}),
              directDomUpdates: !0,
              useFlushSync: !1,
            },
          }),
          f = d.getVirtualItems()
        ;(0, l.useLayoutEffect)(() => {
          ;(0 === f.length && e.length > 0) || h({ rows: f, listRef: d.containerRef, rowRef: d.measureElement })
        }, [f, e, d, h])
        const m = (0, l.useRef)(a)
        return (
          (0, l.useLayoutEffect)(() => {
            m.current = a
          }),
          (0, l.useLayoutEffect)(() => () => m.current?.(d.takeSnapshot()), [d]),
          null
        )
      }
      function A(t, e, s) {
        if (e || 'u' < typeof ResizeObserver) return E(t, e, s)
        const n = s.indexFromElement(t)
        return s.itemSizeCache.get(s.options.getItemKey(n)) ?? s.options.estimateSize(n)
      }
    },
    115(t, e, s) {
      s.r(e), s.d(e, { default: () => Z })
      var n = s(1394),
        i = s(4602)
      const l = function () {
        for (var t, e, s = 0, n = ''; s < arguments.length; )
          (t = arguments[s++]) &&
            (e = (function t(e) {
              var s,
                n,
                i = ''
              if ('string' == typeof e || 'number' == typeof e) i += e
              else if ('object' == typeof e)
                if (Array.isArray(e))
                  for (s = 0; s < e.length; s++) e[s] && (n = t(e[s])) && (i && (i += ' '), (i += n))
                else for (s in e) e[s] && (i && (i += ' '), (i += s))
              return i
            })(t)) &&
            (n && (n += ' '), (n += e))
        return n
      }
      function r() {
        return (r = Object.assign
          ? Object.assign.bind()
          : function (t) {
              for (var e = 1; e < arguments.length; e++) {
                var s = arguments[e]
                for (var n in s) Object.hasOwn(s, n) && (t[n] = s[n])
              }
              return t
            }).apply(null, arguments)
      }
      function o(t, e) {
        if (null == t) return {}
        var s = {}
        for (var n in t)
          if (Object.hasOwn(t, n)) {
            if (-1 !== e.indexOf(n)) continue
            s[n] = t[n]
          }
        return s
      }
      function a(t, e) {
        return (a = Object.setPrototypeOf ? Object.setPrototypeOf.bind() : (t, e) => ((t.__proto__ = e), t))(t, e)
      }
      function h(t, e) {
        ;(t.prototype = Object.create(e.prototype)), (t.prototype.constructor = t), a(t, e)
      }
      function u(t, e) {
        return t
          .replace(RegExp('(^|\\s)' + e + '(?:\\s|$)', 'g'), '$1')
          .replace(/\s+/g, ' ')
          .replace(/^\s*|\s*$/g, '')
      }
      var c = s(5947)
      const d = i.createContext(null)
      var f = 'unmounted',
        m = 'exited',
        p = 'entering',
        g = 'entered',
        v = 'exiting',
        S = ((t) => {
          function e(e, s) {
            var n,
              i = t.call(this, e, s) || this,
              l = s && !s.isMounting ? e.enter : e.appear
            return (
              (i.appearStatus = null),
              e.in ? (l ? ((n = m), (i.appearStatus = p)) : (n = g)) : (n = e.unmountOnExit || e.mountOnEnter ? f : m),
              (i.state = { status: n }),
              (i.nextCallback = null),
              i
            )
          }
          h(e, t), (e.getDerivedStateFromProps = (t, e) => (t.in && e.status === f ? { status: m } : null))
          var s = e.prototype
          return (
            (s.componentDidMount = function () {
              this.updateStatus(!0, this.appearStatus)
            }),
            (s.componentDidUpdate = function (t) {
              var e = null
              if (t !== this.props) {
                var s = this.state.status
                this.props.in ? s !== p && s !== g && (e = p) : (s === p || s === g) && (e = v)
              }
              this.updateStatus(!1, e)
            }),
            (s.componentWillUnmount = function () {
              this.cancelNextCallback()
            }),
            (s.getTimeouts = function () {
              var t,
                e,
                s,
                n = this.props.timeout
              return (
                (t = e = s = n),
                null != n &&
                  'number' != typeof n &&
                  ((t = n.exit), (e = n.enter), (s = void 0 !== n.appear ? n.appear : e)),
                { exit: t, enter: e, appear: s }
              )
            }),
            (s.updateStatus = function (t, e) {
              void 0 === t && (t = !1),
                null !== e
                  ? (this.cancelNextCallback(), e === p ? this.performEnter(t) : this.performExit())
                  : this.props.unmountOnExit && this.state.status === m && this.setState({ status: f })
            }),
            (s.performEnter = function (t) {
              var s = this.props.enter,
                n = this.context ? this.context.isMounting : t,
                i = this.props.nodeRef ? [n] : [c.findDOMNode(this), n],
                l = i[0],
                r = i[1],
                o = this.getTimeouts(),
                a = n ? o.appear : o.enter
              ;(t || s) && 1
                ? (this.props.onEnter(l, r),
                  this.safeSetState({ status: p }, () => {
                    this.props.onEntering(l, r),
                      this.onTransitionEnd(a, () => {
                        this.safeSetState({ status: g }, () => {
                          this.props.onEntered(l, r)
                        })
                      })
                  }))
                : this.safeSetState({ status: g }, () => {
                    this.props.onEntered(l)
                  })
            }),
            (s.performExit = function () {
              var e = this.props.exit,
                s = this.getTimeouts(),
                n = this.props.nodeRef ? void 0 : c.findDOMNode(this)
              e
                ? (this.props.onExit(n),
                  this.safeSetState({ status: v }, () => {
                    this.props.onExiting(n),
                      this.onTransitionEnd(s.exit, () => {
                        this.safeSetState({ status: m }, () => {
                          this.props.onExited(n)
                        })
                      })
                  }))
                : this.safeSetState({ status: m }, () => {
                    this.props.onExited(n)
                  })
            }),
            (s.cancelNextCallback = function () {
              null !== this.nextCallback && (this.nextCallback.cancel(), (this.nextCallback = null))
            }),
            (s.safeSetState = function (t, e) {
              ;(e = this.setNextCallback(e)), this.setState(t, e)
            }),
            (s.setNextCallback = function (t) {
              var s = !0
              return (
                (this.nextCallback = (n) => {
                  s && ((s = !1), (this.nextCallback = null), t(n))
                }),
                (this.nextCallback.cancel = () => {
                  s = !1
                }),
                this.nextCallback
              )
            }),
            (s.onTransitionEnd = function (t, e) {
              this.setNextCallback(e)
              var s = this.props.nodeRef ? this.props.nodeRef.current : c.findDOMNode(this),
                n = null == t && !this.props.addEndListener
              if (!s || n) return void setTimeout(this.nextCallback, 0)
              if (this.props.addEndListener) {
                var i = this.props.nodeRef ? [this.nextCallback] : [s, this.nextCallback],
                  l = i[0],
                  r = i[1]
                this.props.addEndListener(l, r)
              }
              null != t && setTimeout(this.nextCallback, t)
            }),
            (s.render = function () {
              var t = this.state.status
              if (t === f) return null
              var e = this.props,
                s = e.children,
                n =
                  (e.in,
                  e.mountOnEnter,
                  e.unmountOnExit,
                  e.appear,
                  e.enter,
                  e.exit,
                  e.timeout,
                  e.addEndListener,
                  e.onEnter,
                  e.onEntering,
                  e.onEntered,
                  e.onExit,
                  e.onExiting,
                  e.onExited,
                  e.nodeRef,
                  o(e, [
                    'children',
                    'in',
                    'mountOnEnter',
                    'unmountOnExit',
                    'appear',
                    'enter',
                    'exit',
                    'timeout',
                    'addEndListener',
                    'onEnter',
                    'onEntering',
                    'onEntered',
                    'onExit',
                    'onExiting',
                    'onExited',
                    'nodeRef',
                  ]))
              return i.createElement(
                d.Provider,
                { value: null },
                'function' == typeof s ? s(t, n) : i.cloneElement(i.Children.only(s), n),
              )
            }),
            e
          )
        })(i.Component)
      function x() {}
      ;(S.contextType = d),
        (S.propTypes = {}),
        (S.defaultProps = {
          in: !1,
          mountOnEnter: !1,
          unmountOnExit: !1,
          appear: !1,
          enter: !0,
          exit: !0,
          onEnter: x,
          onEntering: x,
          onEntered: x,
          onExit: x,
          onExiting: x,
          onExited: x,
        }),
        (S.UNMOUNTED = f),
        (S.EXITED = m),
        (S.ENTERING = p),
        (S.ENTERED = g),
        (S.EXITING = v)
      var b = (t, e) =>
          t &&
          e &&
          e.split(' ').forEach((e) => {
            t.classList
              ? t.classList.remove(e)
              : 'string' == typeof t.className
                ? (t.className = u(t.className, e))
                : t.setAttribute('class', u((t.className && t.className.baseVal) || '', e))
          }),
        E = ((t) => {
          function e() {
            for (var e, s = arguments.length, n = Array(s), i = 0; i < s; i++) n[i] = arguments[i]
            return (
              ((e = t.call.apply(t, [this].concat(n)) || this).appliedClasses = { appear: {}, enter: {}, exit: {} }),
              (e.onEnter = (t, s) => {
                var n = e.resolveArguments(t, s),
                  i = n[0],
                  l = n[1]
                e.removeClasses(i, 'exit'),
                  e.addClass(i, l ? 'appear' : 'enter', 'base'),
                  e.props.onEnter && e.props.onEnter(t, s)
              }),
              (e.onEntering = (t, s) => {
                var n = e.resolveArguments(t, s),
                  i = n[0],
                  l = n[1]
                e.addClass(i, l ? 'appear' : 'enter', 'active'), e.props.onEntering && e.props.onEntering(t, s)
              }),
              (e.onEntered = (t, s) => {
                var n = e.resolveArguments(t, s),
                  i = n[0],
                  l = n[1] ? 'appear' : 'enter'
                e.removeClasses(i, l), e.addClass(i, l, 'done'), e.props.onEntered && e.props.onEntered(t, s)
              }),
              (e.onExit = (t) => {
                var s = e.resolveArguments(t)[0]
                e.removeClasses(s, 'appear'),
                  e.removeClasses(s, 'enter'),
                  e.addClass(s, 'exit', 'base'),
                  e.props.onExit && e.props.onExit(t)
              }),
              (e.onExiting = (t) => {
                var s = e.resolveArguments(t)[0]
                e.addClass(s, 'exit', 'active'), e.props.onExiting && e.props.onExiting(t)
              }),
              (e.onExited = (t) => {
                var s = e.resolveArguments(t)[0]
                e.removeClasses(s, 'exit'), e.addClass(s, 'exit', 'done'), e.props.onExited && e.props.onExited(t)
              }),
              (e.resolveArguments = (t, s) => (e.props.nodeRef ? [e.props.nodeRef.current, t] : [t, s])),
              (e.getClassNames = (t) => {
                var s = e.props.classNames,
                  n = 'string' == typeof s,
                  i = n && s ? s + '-' : '',
                  l = n ? '' + i + t : s[t],
                  r = n ? l + '-active' : s[t + 'Active'],
                  o = n ? l + '-done' : s[t + 'Done']
                return { baseClassName: l, activeClassName: r, doneClassName: o }
              }),
              e
            )
          }
          h(e, t)
          var s = e.prototype
          return (
            (s.addClass = function (t, e, s) {
              var n,
                i = this.getClassNames(e)[s + 'ClassName'],
                l = this.getClassNames('enter').doneClassName
              'appear' === e && 'done' === s && l && (i += ' ' + l),
                'active' === s && t && t.scrollTop,
                i &&
                  ((this.appliedClasses[e][s] = i),
                  (n = i),
                  t &&
                    n &&
                    n.split(' ').forEach((e) => {
                      t.classList
                        ? t.classList.add(e)
                        : (t.classList
                            ? e && t.classList.contains(e)
                            : -1 !== (' ' + (t.className.baseVal || t.className) + ' ').indexOf(' ' + e + ' ')) ||
                          ('string' == typeof t.className
                            ? (t.className = t.className + ' ' + e)
                            : t.setAttribute('class', ((t.className && t.className.baseVal) || '') + ' ' + e))
                    }))
            }),
            (s.removeClasses = function (t, e) {
              var s = this.appliedClasses[e],
                n = s.base,
                i = s.active,
                l = s.done
              ;(this.appliedClasses[e] = {}), n && b(t, n), i && b(t, i), l && b(t, l)
            }),
            (s.render = function () {
              var t = this.props,
                e = (t.classNames, o(t, ['classNames']))
              return i.createElement(
                S,
                r({}, e, {
                  onEnter: this.onEnter,
                  onEntered: this.onEntered,
                  onEntering: this.onEntering,
                  onExit: this.onExit,
                  onExiting: this.onExiting,
                  onExited: this.onExited,
                }),
              )
            }),
            e
          )
        })(i.Component)
      ;(E.defaultProps = { classNames: '' }), (E.propTypes = {})
      var O = (t, e) => {
        var s = {}
        for (var n in t) Object.hasOwn(t, n) && 0 > e.indexOf(n) && (s[n] = t[n])
        if (null != t && 'function' == typeof Object.getOwnPropertySymbols)
          for (var i = 0, n = Object.getOwnPropertySymbols(t); i < n.length; i++)
            0 > e.indexOf(n[i]) && Object.prototype.propertyIsEnumerable.call(t, n[i]) && (s[n[i]] = t[n[i]])
        return s
      }
      const y = i.forwardRef((t, e) => {
          const { name: s = '', className: n, style: l, spin: r, rotate: o, tabIndex: a, onClick: h, children: u } = t,
            c = O(t, ['name', 'className', 'style', 'spin', 'rotate', 'tabIndex', 'onClick', 'children']),
            d = {}
          o && ((d.msTransform = `rotate(${o}deg)`), (d.transform = `rotate(${o}deg)`))
          let f = s
              ? s
                  .substring(3)
                  .replace(/([A-Z])/g, '-$1')
                  .toLowerCase()
                  .replace(/^-/, '')
              : void 0,
            m = a
          void 0 === m && h && (m = -1)
          const p = Object.assign(
            {
              role: 'img',
              'aria-label': f,
              focusable: 'false',
              'data-icon': f,
              'aria-hidden': 'true',
              preserveAspectRatio: 'xMidYMid meet',
              ref: e,
              tabIndex: m,
              onClick: h,
              className: ['rv-icon', f ? `rv-icon-${f}` : '', r ? 'rv-icon--spin' : '', n].join(' ').trim(),
              style: Object.assign(Object.assign({}, l), d),
            },
            c,
          )
          return i.cloneElement(u, p)
        }),
        _ = (t) =>
          i.createElement(
            'svg',
            Object.assign(
              {
                width: '1em',
                height: '1em',
                viewBox: '0 0 1024 1024',
                xmlns: 'http://www.w3.org/2000/svg',
                fill: 'currentColor',
              },
              t,
            ),
            i.createElement('path', {
              d: 'M560.149 501.223l255.344 255.344c16.272 16.272 16.272 42.654 0 58.926s-42.654 16.272-58.926 0L501.223 560.149 245.88 815.493c-16.272 16.272-42.654 16.272-58.925 0-16.272-16.272-16.272-42.654 0-58.926l255.344-255.344L186.954 245.88c-16.272-16.272-16.272-42.654 0-58.925 16.271-16.272 42.653-16.272 58.925 0l255.344 255.344 255.344-255.344c16.272-16.272 42.654-16.272 58.926 0 16.272 16.271 16.272 42.653 0 58.925L560.149 501.223z',
              fillRule: 'nonzero',
            }),
          ),
        C = i.forwardRef((t, e) =>
          i.createElement(y, Object.assign({ name: 'SvgCross' }, t, { ref: e }), i.createElement(_, null)),
        )
      function M(t, e) {
        var s
        return [
          ((s = t = `${e || 'rv'}-${t}`),
          (t, e) => (
            t && 'string' != typeof t && ((e = t), (t = '')),
            (t = t ? `${s}__${t}` : s),
            `${t}${(function t(e, s) {
              return s
                ? 'string' == typeof s
                  ? ` ${e}--${s}`
                  : Array.isArray(s)
                    ? s.reduce((s, n) => s + t(e, n), '')
                    : Object.keys(s).reduce((n, i) => n + (s[i] ? t(e, i) : ''), '')
                : ''
            })(t, e)}`
          )),
          t,
        ]
      }
      const w = { click: 'onClick' }
      function z(t, e) {
        const s = Object.assign({}, e.props)
        for (const n of t) {
          const t = w[n]
          s[t] = (s) => {
            var n, i
            s.stopPropagation(), null == (i = (n = e.props)[t]) || i.call(n, s)
          }
        }
        return i.cloneElement(e, s)
      }
      function I() {}
      const A = 'u' > typeof window
      function R(t) {
        return 'function' == typeof t
      }
      function T(t, e) {
        return t ? ('function' == typeof t ? t() : 'current' in t ? t.current : t) : e
      }
      let k = !1
      if (A)
        try {
          const t = {}
          Object.defineProperty(t, 'passive', {
            get() {
              k = !0
            },
          }),
            window.addEventListener('test-passive', null, t)
        } catch (t) {}
      const j = (t, e, s = {}) => {
        let n
        if (!A) return
        const { target: l = window, passive: r = !1, capture: o = !1, depends: a = [] } = s
        ;(0, i.useEffect)(() => {
          let s
          return (
            (s = T(l)) && !n && (s.addEventListener(t, e, k ? { capture: o, passive: r } : o), (n = !0)),
            () => {
              let s
              ;(s = T(l)) && n && (s.removeEventListener(t, e, o), (n = !1))
            }
          )
        }, [l, ...a])
      }
      function L(...t) {
        const e = Object.assign({}, t[0])
        return (
          t.forEach((t) => {
            for (const s in t) {
              const n = t[s]
              e[s] = Object.hasOwn(e, s) ? e[s] : n
            }
          }),
          e
        )
      }
      const [N] = M('overlay'),
        W = (t) => {
          let e,
            s = (0, i.useRef)(null),
            r = L(t, { stopPropagation: ['click'], lockScroll: !0, duration: 300 }),
            { visible: o, duration: a } = r
          return (
            j(
              'touchmove',
              (t) => {
                r.lockScroll &&
                  (('boolean' != typeof t.cancelable || t.cancelable) && t.preventDefault(), t.stopPropagation())
              },
              { target: s },
            ),
            (0, n.jsx)(
              E,
              Object.assign(
                { nodeRef: s, mountOnEnter: !0, unmountOnExit: !0, in: o, timeout: a, classNames: 'rv-fade' },
                {
                  children:
                    ((e = Object.assign(
                      Object.assign(
                        { zIndex: void 0 !== r.zIndex ? +r.zIndex : void 0, touchAction: r.lockScroll && 'none' },
                        r.style,
                      ),
                      r.customStyle,
                    )),
                    null != a && (e.animationDuration = `${a}ms`),
                    z(
                      r.stopPropagation,
                      (0, n.jsx)(
                        'div',
                        Object.assign(
                          {
                            ref: s,
                            style: e,
                            onClick: (t) => {
                              var e
                              t.target === t.currentTarget && (null == (e = r.onClick) || e.call(r, t))
                            },
                            className: l(N(), r.className),
                          },
                          { children: r.children },
                        ),
                      ),
                    )),
                },
              ),
            )
          )
        }
      function F() {
        return !!('u' > typeof window && window.document && window.document.createElement)
      }
      let P = (0, i.createContext)({}),
        D = /scroll|auto/i,
        B = A ? window : void 0,
        $ = !1
      if (F())
        try {
          const t = {}
          Object.defineProperty(t, 'passive', {
            get() {
              $ = !0
            },
          }),
            window.addEventListener('test-passive', null, t)
        } catch (t) {}
      let V = 0,
        H = 'rv-overflow-hidden',
        q = A ? i.useLayoutEffect : i.useEffect,
        K = 2e3,
        [G] = M('popup'),
        Y = (0, i.forwardRef)((t, e) => {
          var s, r
          let o,
            a,
            h,
            u,
            d,
            f,
            m,
            p,
            g,
            v,
            S,
            x = L(t, {
              duration: 300,
              overlay: !0,
              lockScroll: !0,
              position: 'center',
              closeIcon: (0, n.jsx)(C, {}),
              closeIconPosition: 'top-right',
              closeOnClickOverlay: !0,
              stopPropagation: ['click'],
              teleport: () => document.body,
            }),
            {
              round: b,
              closeable: O,
              title: y,
              description: _,
              children: M,
              duration: w,
              closeIcon: A,
              position: T,
            } = x,
            k = (0, i.useRef)(!1),
            N = (0, i.useRef)(null != (s = x.zIndex) ? s : K),
            Y = (0, i.useRef)(),
            [U, X] = (0, i.useState)(x.visible),
            [Z, J] = (0, i.useState)(U),
            Q = (0, i.useMemo)(() => {
              const t = Object.assign({ zIndex: N.current }, x.style)
              return (
                null != x.duration &&
                  (t['center' === x.position ? 'animationDuration' : 'transitionDuration'] = `${x.duration}ms`),
                t
              )
            }, [N.current, x.position, x.style, x.duration]),
            tt = () => {
              var t
              void 0 !== x.zIndex ? (N.current = +x.zIndex) : (N.current = K++),
                (k.current = !0),
                null == (t = x.onOpen) || t.call(x)
            },
            te = () => {
              !((t) => {
                const { interceptor: e, args: s, done: n, canceled: i } = t
                if (e) {
                  var l
                  const t = e.apply(null, s || [])
                  if (null !== (l = t) && 'object' == typeof l && R(t.then) && R(t.catch))
                    t.then((t) => {
                      t ? n() : i && i()
                    }).catch(I)
                  else t ? n() : i && i()
                } else n()
              })({
                interceptor: x.beforeClose,
                args: ['close'],
                done: () => {
                  var t
                  ;(k.current = !1), null == (t = x.onClose) || t.call(x)
                },
              })
            },
            ts = (t) => {
              x.onClickCloseIcon && x.onClickCloseIcon(t), te()
            }
          return (
            j('popstate', () => {
              x.closeOnPopstate && te()
            }),
            q(() => {
              U && J(!0)
            }, [U]),
            q(() => {
              X(x.visible)
            }, [x.visible]),
            (r = U && x.lockScroll),
            (o = (0, i.useRef)(0)),
            (a = (0, i.useRef)(0)),
            (h = (0, i.useRef)(0)),
            (u = (0, i.useRef)(0)),
            (d = (0, i.useRef)(0)),
            (f = (0, i.useRef)(0)),
            (m = (0, i.useRef)('')),
            (p = (0, i.useRef)(null)),
            (v = {
              move: (t) => {
                var e, s
                const n = t.touches[0]
                ;(h.current = n.clientX < 0 ? 0 : n.clientX - o.current),
                  (u.current = n.clientY - a.current),
                  (d.current = Math.abs(h.current)),
                  (f.current = Math.abs(u.current)),
                  null === p.current ? (p.current = !0) : (p.current = !1),
                  m.current ||
                    (m.current =
                      (e = d.current) > (s = f.current) && e > 10 ? 'horizontal' : s > e && s > 10 ? 'vertical' : '')
              },
              start: (t) => {
                g(), (o.current = t.touches[0].clientX), (a.current = t.touches[0].clientY)
              },
              reset: (g = () => {
                ;(h.current = 0),
                  (u.current = 0),
                  (d.current = 0),
                  (f.current = 0),
                  (m.current = ''),
                  (p.current = null)
              }),
              startX: o,
              startY: a,
              deltaX: h,
              deltaY: u,
              offsetX: d,
              offsetY: f,
              direction: m,
              isVertical: () => 'vertical' === m.current,
              isHorizontal: () => 'horizontal' === m.current,
              firstMove: p,
            }),
            (S = (t) => {
              v.move(t)
              const e = v.deltaY.current > 0 ? '10' : '01',
                s = ((t, e = B) => {
                  var s
                  void 0 === e && (e = window)
                  let n = t
                  for (; n && n !== e && 'HTML' !== (s = n).tagName && 'BODY' !== s.tagName && 1 === s.nodeType; ) {
                    const { overflowY: t } = window.getComputedStyle(n)
                    if (D.test(t)) {
                      if ('BODY' !== n.tagName) return n
                      const t = window.getComputedStyle(n.parentNode).overflowY
                      if (D.test(t)) return n
                    }
                    n = n.parentNode
                  }
                  return e
                })(t.target, Y.current)
              if (!s) return
              let { scrollHeight: n, offsetHeight: i, scrollTop: l } = s,
                r = '11'
              0 === l ? (r = i >= n ? '00' : '01') : l + i >= n && (r = '10'),
                '11' !== r && v.isVertical() && !(parseInt(r, 2) & parseInt(e, 2)) && t.cancelable && t.preventDefault()
            }),
            (0, i.useEffect)(() => {
              if (r)
                return (
                  document.addEventListener('touchstart', v.start),
                  document.addEventListener('touchmove', S, !!$ && { passive: !1 }),
                  V || document.body.classList.add(H),
                  V++,
                  () => {
                    V &&
                      (document.removeEventListener('touchstart', v.start),
                      document.removeEventListener('touchmove', S),
                      --V || document.body.classList.remove(H))
                  }
                )
            }, [r]),
            (0, i.useImperativeHandle)(e, () => ({ popupRef: Y })),
            ((t, e) => {
              if (F() && t) {
                const s = ('function' == typeof t ? t() : t) || document.body
                return (0, c.createPortal)(e, s)
              }
              return e
            })(
              x.teleport,
              (0, n.jsxs)(
                P.Provider,
                Object.assign(
                  { value: { visible: U } },
                  {
                    children: [
                      x.overlay
                        ? (0, n.jsx)(W, {
                            visible: U,
                            className: x.overlayClass,
                            customStyle: x.overlayStyle,
                            zIndex: N.current,
                            duration: w,
                            onClick: (t) => {
                              var e
                              null == (e = x.onClickOverlay) || e.call(x, t), x.closeOnClickOverlay && te()
                            },
                          })
                        : null,
                      (() => {
                        const { transition: t, destroyOnClose: e, forceRender: s } = x,
                          i = 'center' === T ? 'rv-fade' : `rv-popup-slide-${T}`
                        return (0, n.jsx)(
                          E,
                          Object.assign(
                            {
                              in: U,
                              nodeRef: Y,
                              timeout: w,
                              classNames: t || i,
                              mountOnEnter: !s,
                              unmountOnExit: e,
                              onEnter: tt,
                              onEntered: x.onOpened,
                              onExited: () => {
                                var t
                                J(!1), null == (t = x.onClosed) || t.call(x)
                              },
                            },
                            {
                              children: (() => {
                                const { safeAreaInsetBottom: t } = x
                                return z(
                                  x.stopPropagation,
                                  (0, n.jsxs)(
                                    'div',
                                    Object.assign(
                                      {
                                        ref: Y,
                                        style: Object.assign(Object.assign({}, Q), {
                                          display: U || Z ? void 0 : 'none',
                                        }),
                                        className: l(
                                          G({ round: b, [T]: T }),
                                          { 'rv-safe-area-bottom': t },
                                          x.className,
                                        ),
                                        onClick: x.onClick,
                                      },
                                      {
                                        children: [
                                          y
                                            ? (0, n.jsx)(
                                                'div',
                                                Object.assign({ className: l(G('title')) }, { children: y }),
                                              )
                                            : null,
                                          _
                                            ? (0, n.jsx)(
                                                'div',
                                                Object.assign({ className: l(G('description')) }, { children: _ }),
                                              )
                                            : null,
                                          M,
                                          (() => {
                                            if (O) {
                                              const { closeIconPosition: t } = x
                                              if (A)
                                                return (0, n.jsx)(
                                                  'div',
                                                  Object.assign(
                                                    { className: l(G('close-icon', t)), onClick: ts },
                                                    { children: A },
                                                  ),
                                                )
                                            }
                                            return null
                                          })(),
                                        ],
                                      },
                                    ),
                                  ),
                                )
                              })(),
                            },
                          ),
                        )
                      })(),
                    ],
                  },
                ),
              ),
            )
          )
        })
      var U = s(203)
      const X = { zIndex: 'var(--z-sheet)' }
      function Z(t) {
        const { open: e, onClose: s } = t
        return (0, n.jsx)(Y, {
          visible: e,
          position: 'bottom',
          className: 'sheet',
          overlayClass: 'sheet-scrim',
          style: X,
          overlayStyle: X,
          duration: 280 * !(0, U.K$)(),
          teleport: U.DW,
          onClose: s,
          destroyOnClose: !0,
          children: (0, n.jsx)(J, { ...t }),
        })
      }
      function J({ open: t, onClose: e, title: s, text: l, action: r, foot: o, children: a }) {
        var h
        const u = (0, i.useRef)(null),
          c = (0, i.useId)()
        return (
          (0, U.e)(u, t, e),
          (h = u),
          (0, i.useLayoutEffect)(() => {
            const t = h.current?.closest('.sheet'),
              e = t?.previousElementSibling,
              s = [t, e instanceof HTMLElement && e.matches('.sheet-scrim') ? e : void 0],
              n = (t) => {
                for (const e of s) e?.toggleAttribute('hidden', t)
              }
            return (n(!1), () => n(!0))
          }, [h]),
          (0, n.jsxs)('div', {
            ref: u,
            className: 'sheet__panel',
            role: 'dialog',
            'aria-modal': 'true',
            'aria-labelledby': c,
            tabIndex: -1,
            children: [
              (0, n.jsx)('div', { className: 'sheet__grip', 'aria-hidden': 'true' }),
              (0, n.jsxs)('div', {
                className: 'sheet__head',
                children: [(0, n.jsx)('h2', { id: c, className: 'sheet__title', children: s }), r],
              }),
              l ? (0, n.jsx)('p', { className: 'sheet__text', children: l }) : null,
              (0, n.jsx)('div', { className: 'sheet__body', children: a }),
              o ? (0, n.jsx)('div', { className: 'sheet__foot', children: o }) : null,
            ],
          })
        )
      }
    },
    6501(t, e, s) {
      s.d(e, {}, { N: () => Number.parseFloat(document.documentElement.style.fontSize) / 37.5 || 1 })
    },
  },
])
