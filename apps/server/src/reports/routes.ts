import * as endpoints from '@sextant/contract/reports/endpoints'
import * as schedules from '@sextant/contract/reports/schedules'
import { serveTeam } from '../platform/http/serve'
import { cancelReport } from './cancel-report'
import { createReport } from './create-report'
import { deleteReport } from './delete-report'
import { downloadReport } from './download-report'
import { listReports } from './list-reports'
import { readReport } from './read-report'
import { readReportData } from './read-report-data'
import { createSchedule } from './schedules/create-schedule'
import { deleteSchedule } from './schedules/delete-schedule'
import { listSchedules } from './schedules/list-schedules'
import { runSchedule } from './schedules/run-schedule'
import { updateSchedule } from './schedules/update-schedule'

export const reportRoutes = [
  serveTeam(endpoints.listReports, listReports),
  serveTeam(endpoints.createReport, createReport),
  serveTeam(endpoints.readReport, readReport),
  serveTeam(endpoints.deleteReport, deleteReport),
  serveTeam(endpoints.cancelReport, cancelReport),
  serveTeam(endpoints.readReportData, readReportData),
  serveTeam(endpoints.downloadReport, downloadReport),
  serveTeam(schedules.listSchedules, listSchedules),
  serveTeam(schedules.createSchedule, createSchedule),
  serveTeam(schedules.updateSchedule, updateSchedule),
  serveTeam(schedules.deleteSchedule, deleteSchedule),
  serveTeam(schedules.runSchedule, runSchedule),
]
