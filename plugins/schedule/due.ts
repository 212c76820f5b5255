import { observable } from 'mobx'
import { defineStore } from '#platform/core'
import { sharedLoad } from '#platform/plugin'
import { getToday } from './api'

/** What the start page shows of the area, in one request for badge, due items and figures. */
export const loadToday = sharedLoad((core, signal) => core.http(getToday, {}, { signal, background: true }))

/**
 * Daily reports that went from the outbox in this session, by project and day. The start page still has them as missing
 * until it is loaded again.
 */
export const sentReports = defineStore('schedule.sentReports', () => observable.set<string>())

/** Name of the report of a day among `sentReports`. */
export const reportName = (project: string, day: string): string => `${project} ${day}`
